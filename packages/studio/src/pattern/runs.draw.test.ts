import { expect, it } from 'vitest';
import { createPattern } from './create-pattern.ts';
import { MOTIFS } from './motifs/registry.ts';

/** The mean difference of two pictures, 0 to 255. */
function differenceOf(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += Math.abs(a[i] - b[i]);
  return sum / ((a.length * 3) / 4);
}

/** The word that asks for a motif most strongly. */
const nameOf = (words: Readonly<Record<string, number>>) =>
  Object.entries(words).reduce((best, word) => (word[1] > best[1] ? word : best))[0];

it.each(MOTIFS.map(({ id, words }) => [id, nameOf(words)]))(
  'the four pictures of a run of %s ("%s") differ clearly',
  (_, prompt) => {
    const run = [0, 1, 2, 3].map((variant) =>
      createPattern({ prompt, seed: 2, variant, sizePx: 256 }),
    );
    const designs = run.map(({ choices: { variant, scale } }) => `${variant} ${scale}`);
    expect(new Set(designs).size).toBe(4);
    for (const [i, picture] of run.entries()) {
      for (const other of run.slice(i + 1)) {
        expect(differenceOf(picture.data, other.data)).toBeGreaterThan(9);
      }
    }
  },
);
