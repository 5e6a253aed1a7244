import { describe, expect, it } from 'vitest';
import { lightness } from '../../core/colour.ts';
import { COLOUR_NAMES } from '../../words/colour-names.ts';
import { createPattern } from '../create-pattern.ts';
import { MOTIFS } from '../motifs/registry.ts';
import { SUBJECTS } from '../subjects/registry.ts';
import { completePalette } from './complete-palette.ts';
import { createLexicon } from './lexicon.ts';
import { readPrompt } from './read-prompt.ts';

const LEXICON = createLexicon(MOTIFS, SUBJECTS);
const read = (prompt: string) => readPrompt(LEXICON, prompt);
const draw = (prompt: string, sizePx = 256) =>
  createPattern({ prompt, seed: 3, variant: 0, sizePx });

describe('what a trade calls a colour', () => {
  it('is a noun after an article and a colour: things are in a forest, among its trees', () => {
    const { subjects, colours } = read('foxes in a moss green forest, cream background');
    expect(subjects).toEqual(['fox', 'tree']);
    expect(colours.map(({ things }) => things)).toEqual([['tree']]);
  });

  it('is a medium before a brush', () => {
    const { colours } = read('loose ink brush strokes, charcoal on oatmeal');
    expect(colours.map(({ colour }) => colour)).toEqual([COLOUR_NAMES.charcoal]);
  });
});

describe('a floral whose flowers have colours of their own', () => {
  it('has its own as the ground', () => {
    expect(read('navy floral with coral peonies').ground).toBe(COLOUR_NAMES.navy);
  });

  it('keeps it where other things have theirs', () => {
    expect(read('blue floral with yellow bees').ground).toBeUndefined();
  });
});

describe('a pattern', () => {
  it.each([
    ['checkerboard, lilac and yellow', 'op-art', /board/],
    ['warped checkerboard in black', 'op-art', /ball|folds|ripple|swell/],
    ['graph paper grid in pale blue on white', 'tartan', /sett/],
  ])('is the one that is named: %s', (prompt, motif, variant) => {
    const { choices } = draw(prompt);
    expect(choices.motif).toBe(motif);
    expect(choices.variant).toMatch(variant);
  });

  it('is made of its own pieces: chips of terrazzo are no food', () => {
    expect(draw('terrazzo, pink and mustard chips on white').choices.motif).toBe('terrazzo');
  });
});

describe('what nobody asked for', () => {
  it('does not stand beside ditsy fruit', () => {
    expect(draw('ditsy cherry print, red on pale yellow').choices.subjects).toBe('cherry');
  });

  it('is not told of faces, whose lines are thin', () => {
    expect(draw('minimal line faces, black on beige', 1024).unread).toEqual([]);
  });
});

describe('colours of parts and things', () => {
  it('are none of the fruit that they are called by', () => {
    expect(read('mushrooms with orange caps on cream').subjects).toEqual(['mushroom']);
    expect(read('orange slices on blue').subjects).not.toContain('mushroom');
  });

  it('may follow their noun at the end of a clause', () => {
    const { colours } = read('pears and figs, the pears chartreuse, on lilac');
    expect(colours.map(({ things }) => things)).toEqual([['pear']]);
  });

  it('stay as pale as they are named: baby pink has no mauve beside it', () => {
    const { colours } = read('baby pink bows on cream');
    const named = colours.map(({ colour }) => colour);
    const palette = completePalette({
      reading: read('baby pink bows on cream'),
      colours: named,
      ground: COLOUR_NAMES.cream,
      variant: 0,
      seed: 1,
    });
    for (const bloom of palette.blooms) expect(lightness(bloom)).toBeGreaterThan(0.79);
  });
});

describe('numbers of things', () => {
  it.each([
    ['three toucans to a branch, pink', ['three']],
    ['two foxes on each hill, blue', ['two']],
    ['two foxes, blue', []],
    ['three blues, waves', []],
    ['birds in three colours: red, blue and white', []],
    ['two cherries to a stalk, red on white', []],
  ])('are told where things are counted by groups: %s', (prompt, unread) => {
    expect(draw(prompt, 512).unread.filter((word) => /^(two|three)$/.test(word))).toEqual(unread);
  });
});

it.each([
  ['Circles in tan and rust, all different sizes', 'bubbles'],
  ['shibori, concentric ovals, indigo', 'kumo'],
  ['sashiko with interlocking hemp-leaf stars', 'hemp leaf'],
])('a design is the one that is described: %s', (prompt, variant) => {
  const { choices, unread } = draw(prompt, 512);
  expect(choices.variant).toBe(variant);
  expect(unread).toEqual([]);
});

describe('colours and things of one name', () => {
  it('are told by what stands beside them', () => {
    expect(read('poppies and wheat, red and gold on pale blue').subjects).toEqual([
      'poppy',
      'wheat',
    ]);
    expect(read('palm trees, orange to purple ombre').subjects).toEqual(['palm-tree']);
    expect(draw('lemons and blue tiles, white background').choices).toMatchObject({
      subjects: 'lemon',
      over: 'azulejo',
    });
    expect(draw('rockets on navy, primary colours').choices.palette).toBe('primaries');
  });

  it('of small parts are none of the whole: black seeds make no black melons', () => {
    expect(read('watermelon slices on mint with tiny black seeds').colours).toEqual([]);
  });
});

it('a picture in one colour on another has no third: "in blue on white"', () => {
  expect(read('peonies and pagodas in blue on white').moods.includes('monochrome')).toBe(true);
  expect(read('peonies in blue and red on white').moods.includes('monochrome')).toBe(false);
  expect(read('blue peonies on white').moods.includes('monochrome')).toBe(false);
});
