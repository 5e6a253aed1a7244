import { describe, expect, it } from 'vitest';
import { createSketch } from '../create-sketch.ts';

const draw = (prompt: string) => createSketch({ prompt, seed: 3, variant: 0 });

const printOf = (prompt: string) => {
  const region = draw(prompt).scene.operations.find(
    (one) => one.op === 'region' && one.class === 'garment' && one.print !== undefined,
  );
  return region?.op === 'region' ? region.print : undefined;
};

describe('a thing that is printed', () => {
  it.each([
    'navy dress printed with stars',
    'cherry print sundress',
    'pink cardigan with hearts',
    'kimono with crane motif',
    'blue dress with lemon print',
    'houndstooth blazer',
    'camo cargo trousers',
    'patchwork denim coat',
    'chevron knit maxi dress in orange and cream',
    'colour block windbreaker in red, yellow and blue',
    'gradient ombre gown from pink to orange',
  ])('is drawn: %s', (prompt) => {
    expect(draw(prompt).unread).toEqual([]);
    expect(printOf(prompt)).toBeDefined();
  });

  it.each([
    ['lemon dress', []],
    ['cherry red blouse', []],
    ['black dress with a star', ['star']],
    ['heart brooch on a grey satin dress', ['heart']],
  ])('is none where the word is a colour or one thing: %s', (prompt, unread) => {
    expect(printOf(prompt)).toBeUndefined();
    for (const word of unread) expect(draw(prompt).unread).toContain(word);
  });
});
