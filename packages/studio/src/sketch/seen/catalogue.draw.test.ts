import { expect, test } from 'vitest';
import { createSketch } from '../create-sketch.ts';
import { GARMENTS } from '../garments/registry.ts';

/** Names whose first picture is of something that covers them, or that are drawn as another. */
const CASES = GARMENTS.map(({ id, place, words: [word] }) => [id, place, word] as const);

test.each(CASES)('%s: is shown in its colour, or told', (id, place, word) => {
  for (const variant of [0, 2]) {
    const { choices, unread, scene } = createSketch({
      prompt: `crimson ${word}`,
      seed: 2,
      variant,
    });
    const told = [choices[place], choices[`${place} 2`]].some((line) => line?.startsWith(id));
    const words = word.replaceAll('-', ' ').split(' ');
    expect(told || words.some((one) => unread.includes(one))).toBe(true);
    const isRed = scene.operations.some((one) => one.op === 'region' && one.garment === id);
    expect(isRed || unread.length > 0).toBe(true);
  }
});
