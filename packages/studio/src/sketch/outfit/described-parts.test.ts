import { describe, expect, it } from 'vitest';
import { COLOUR_NAMES } from '../../words/colour-names.ts';
import { createSketch } from '../create-sketch.ts';
import { planSketch } from '../plan-sketch.ts';

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

describe('a colour behind large sleeves', () => {
  const colourOf = (prompt: string) => {
    const [piece] = planSketch({ prompt, seed: 1, variant: 0 }).outfit.pieces;
    return { whole: piece.colour, sleeves: piece.parts?.get('sleeve')?.colour };
  };

  it('is that of a garment without one of its own', () => {
    expect(colourOf('robe with wide sleeves in peach')).toEqual({
      whole: COLOUR_NAMES.peach,
      sleeves: undefined,
    });
  });

  it('is that of the sleeves where the garment has its own', () => {
    expect(colourOf('black dress with puff sleeves in white')).toEqual({
      whole: COLOUR_NAMES.black,
      sleeves: COLOUR_NAMES.white,
    });
  });
});

it('takes blossoms of a plant for no colour', () => {
  const { outfit } = planSketch({
    prompt: 'robe with plum blossoms in peach',
    seed: 1,
    variant: 0,
  });
  expect(outfit.pieces.map(({ colour }) => colour)).not.toContain(COLOUR_NAMES.plum);
});
