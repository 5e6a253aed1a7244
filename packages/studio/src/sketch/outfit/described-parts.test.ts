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

describe('what is said before "lined"', () => {
  const coatOf = (prompt: string) => planSketch({ prompt, seed: 1, variant: 0 }).outfit.pieces[0];

  it('is the lining, and leaves the garment as it is', () => {
    const { colour, parts } = coatOf('navy lined camel coat');
    expect(colour).toBe(COLOUR_NAMES.camel);
    expect(parts?.get('lining')?.colour).toBe(COLOUR_NAMES.navy);
  });

  it('is laid on the lining of a hood alone', () => {
    const prompt = 'camel duffle coat with a tartan lined hood';
    expect(coatOf(prompt).print).toBeUndefined();
    expect(unreadOf(prompt)).toEqual([]);
  });
});

it('gives a part its colour and cloth where no garment is named', () => {
  const [piece] = planSketch({
    prompt: 'a brown leather belt with a silver buckle',
    seed: 1,
    variant: 0,
  }).outfit.pieces;
  expect(piece.colour).not.toBe(COLOUR_NAMES.brown);
  expect(piece.fabric.id).not.toBe('leather');
  expect(piece.parts?.get('belt')?.colour).toBe(COLOUR_NAMES.brown);
});

describe('a trim that is said to be where it is not drawn', () => {
  it.each([
    ['coral gown with a ruffle at the shoulder', ['ruffle', 'shoulder']],
    ['suede jacket with turquoise beads at the yoke', ['turquoise', 'beads']],
    ['black dress with pearls along the hem', ['pearls']],
  ])('is drawn nowhere else and told: %s', (prompt, words) => {
    expect(unreadOf(prompt)).toEqual(expect.arrayContaining(words));
  });

  it('is jewellery on the neck', () => {
    expect(unreadOf('black dress with pearls at the neck')).not.toContain('pearls');
  });
});

it('takes the top of a tracksuit for its own', () => {
  const prompt = 'red tracksuit with a half zip top';
  const { outfit } = planSketch({ prompt, seed: 1, variant: 0 });
  expect(outfit.pieces.map(({ garment }) => garment.id).toSorted()).toEqual([
    'joggers',
    'sweatshirt',
  ]);
  expect(new Set(outfit.pieces.map(({ colour }) => colour))).toEqual(new Set([COLOUR_NAMES.red]));
  expect(unreadOf(prompt)).toEqual([]);
});

it.each([
  ['blue dress with lace trimmed puff sleeves', 'lace-cuffs'],
  ['black gown with feathers on the cuffs', 'feather-cuffs'],
  ['suede jacket with fringe along the sleeves', 'sleeve-fringe'],
] as const)('puts trims of sleeves there and not on the hem: %s', (prompt, detail) => {
  const [{ design }] = planSketch({ prompt, seed: 1, variant: 0 }).outfit.pieces;
  expect(design.details).toContain(detail);
  expect([...design.details]).not.toContain('lace-trim');
});
