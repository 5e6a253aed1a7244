import { expect, test } from 'vitest';
import { coveredPart } from './covered-part.ts';

test('what is within a mark’s rows counts, not what is beside it', () => {
  const mask = Uint8Array.from([0, 1, 1, 0, 0, 1, 0, 0]);
  const size = { width: 8, height: 1 };
  expect(coveredPart(mask, (i) => i !== 4, size)).toBeCloseTo(1 / 5);
  expect(coveredPart(mask, () => false, size)).toBe(0);
});
