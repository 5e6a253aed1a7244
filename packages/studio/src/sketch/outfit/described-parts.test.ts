import { describe, expect, it } from 'vitest';
import { createSketch } from '../create-sketch.ts';

const unreadOf = (prompt: string) => createSketch({ prompt, seed: 1, variant: 0 }).unread;

describe('what is said of a garment that the engine does not know', () => {
  it.each([
    ['zubun of mint lace, batik sarong', ['zubun', 'mint', 'lace']],
    ['qzxv of green velvet over a white dress', ['qzxv', 'green', 'velvet']],
    ['qzxv in white cotton with a red skirt', ['qzxv', 'white', 'cotton']],
    ['qzxv in red and a blue skirt', ['qzxv', 'red']],
  ])('goes to no other one: %s', (prompt, words) => {
    expect(unreadOf(prompt)).toEqual(expect.arrayContaining(words));
  });

  it.each([
    ['a pair of red trousers', 'red'],
    ['close up of a red coat', 'red'],
    ['summer in Paris in a red dress', 'red'],
    ['suit in navy wool', 'navy'],
    ['qzxv in burgundy', 'burgundy'],
  ])('is read where it is said of one that is drawn: %s', (prompt, word) => {
    expect(unreadOf(prompt)).not.toContain(word);
  });
});
