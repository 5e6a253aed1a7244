import { expect, it } from 'vitest';
import { LABEL } from '../../parse/labels.ts';
import { withoutStrayHair } from './stray-hair.ts';

it('keeps hair that hangs from above the chest, and takes dark shade below it for cloth', () => {
  const { hair, upper, skin } = LABEL;
  const labels = Uint8Array.of(
    hair,
    skin,
    skin,
    hair,
    upper,
    upper,
    hair,
    skin,
    hair,
    upper,
    upper,
    hair,
  );
  const kept = withoutStrayHair(labels, { width: 3, height: 4 }, 1);
  expect([...kept]).toEqual([
    hair,
    skin,
    skin,
    hair,
    upper,
    upper,
    hair,
    skin,
    upper,
    upper,
    upper,
    upper,
  ]);
});
