import { describe, expect, it } from 'vitest';
import { isPaper } from '../../core/colour-moves.ts';
import { COLOUR_NAMES } from '../../words/colour-names.ts';
import { createPattern } from '../create-pattern.ts';
import { MOTIFS } from '../motifs/registry.ts';
import { SUBJECTS } from '../subjects/registry.ts';
import { choosePalette } from './choose-palette.ts';
import { createLexicon } from './lexicon.ts';
import { readPrompt } from './read-prompt.ts';

const LEXICON = createLexicon(MOTIFS, SUBJECTS);
const read = (prompt: string) => readPrompt(LEXICON, prompt);
const coloursOf = (prompt: string) => read(prompt).colours.map(({ colour }) => colour);
const unreadOf = (prompt: string) =>
  createPattern({ prompt, seed: 1, variant: 0, sizePx: 128 }).unread;

describe('the colour of what is not drawn', () => {
  it.each([
    ['white daisies with yellow centres and pink stems on black', ['white']],
    ['lavender sprigs tied with white ribbon, linen ground', []],
    ['orange koi in teal waves with white zorb', ['orange', 'teal']],
    ['copper stars, black ground, thin white zorbs', ['copper']],
  ])('is given to nothing else: %s', (prompt, names) => {
    expect(coloursOf(prompt)).toEqual(names.map((name) => COLOUR_NAMES[name]));
  });

  it('is told with its noun', () => {
    expect(unreadOf('copper stars, black ground, thin white circles')).toEqual([
      'thin',
      'white',
      'circles',
    ]);
  });

  it.each(['navy anchors on a cream haze', 'a cream aesthetic, navy anchors', 'coral petals'])(
    'is the picture’s where its noun tells of the whole: %s',
    (prompt) => expect(read(prompt).asked.every(({ part }) => part !== 'unknown')).toBe(true),
  );
});

describe('colours that are joined', () => {
  it('belong to the pattern that they stand before, on a ground too', () => {
    const { ground, colours } = read('cherries on a black and white check');
    expect(ground).toBeUndefined();
    expect(colours.map(({ before }) => before.includes('gingham'))).toEqual([true, true]);
  });

  it('are those of the pattern that animals in clothes stand on', () => {
    const { colours } = read('bears wearing blue bow ties on mint gingham');
    expect(colours.map(({ before }) => before[0])).toEqual(['gingham']);
  });
});

it.each([
  ['checkerboard pink and red with daisies', 'op-art', 2],
  ['plaid navy and cream with foxes', 'tartan', 2],
])('colours after a pattern are its own: %s', (prompt, id, count) => {
  const { colours } = read(prompt);
  expect(colours.filter(({ before }) => before.includes(id)).length).toBe(count);
});

it('orange before a noun is a colour, and no fruit', () => {
  expect(read('pink flamingos, orange sunset').subjects).toEqual(['flamingo']);
});

it('things of many colours are bright beside things of one', () => {
  const { colours } = read('multicoloured hot air balloons among white clouds, sky blue');
  const balloons = colours.filter(({ things = [] }) => things.includes('hot-air-balloon'));
  expect(balloons.length).toBeGreaterThan(3);
});

it.each([
  ['cows in a green meadow', 'green'],
  ['foxes hiding in green grass', 'green'],
  ['birds in a pink sky', 'pink'],
])('a place that things are in is their ground: %s', (prompt, name) => {
  expect(read(prompt).ground).toBe(COLOUR_NAMES[name]);
});

it.each(['rust foxes and cream rabbits', 'white daisies and red poppies'])(
  'white things lie on a ground on which they are seen: %s',
  (prompt) => {
    const reading = read(prompt);
    const colours = reading.colours.map(({ colour }) => colour);
    for (const variant of [0, 1, 2, 3]) {
      const { ground } = choosePalette({ reading, colours, variant, seed: 1 });
      expect(isPaper(ground)).toBe(false);
    }
  },
);
