import { describe, expect, it } from 'vitest';
import { type Hex, lightness } from '../../../core/colour.ts';
import { COLOUR_NAMES } from '../../../words/colour-names.ts';
import type { MotifSpec } from '../../motif.ts';
import { PALETTES } from '../../prompt/palettes.ts';
import { stripes } from '../stripes.ts';
import { plainSpec } from '../testing/draw-motif.ts';
import { pinstripeInks } from './inks.ts';

const inks = (wishes: Partial<MotifSpec>) =>
  pinstripeInks(plainSpec(stripes, { repeat: 'straight', ...wishes }));
const gap = (one: Hex, other: Hex) => Math.abs(lightness(one) - lightness(other));

describe('the colours of pinstripes', () => {
  it.each(PALETTES)('are told apart in every design: $name', (palette) => {
    for (const variant of stripes.variants) {
      const { base, list } = inks({ palette, variant, hasColourWish: false });
      expect.soft(gap(base, list[0]), variant).toBeGreaterThan(0.3);
    }
  });

  it('take the one colour named for the cloth, with a lighter line', () => {
    const { base, list } = inks({ namedColours: [COLOUR_NAMES.grey] });
    expect(base).toBe(COLOUR_NAMES.grey);
    expect(lightness(list[0])).toBeGreaterThan(lightness(base) + 0.2);
  });
});
