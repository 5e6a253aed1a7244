import { describe, expect, it } from 'vitest';
import { COLOUR_NAMES } from '../../words/colour-names.ts';
import { SAFE_TRADE_NAMES, TRADE_NAMES } from '../../words/colour-trade-names.ts';
import { MOTIFS } from '../motifs/registry.ts';
import { SUBJECTS } from '../subjects/registry.ts';
import { createLexicon } from './lexicon.ts';
import { readPrompt } from './read-prompt.ts';

const LEXICON = createLexicon(MOTIFS, SUBJECTS);
const read = (prompt: string) => readPrompt(LEXICON, prompt);
const hexOf = (name: string) => ({ ...SAFE_TRADE_NAMES, ...TRADE_NAMES, ...COLOUR_NAMES })[name];

const COLOURS = ['mint', 'hot pink', 'celadon', 'black', 'greige'];

describe('the colour of the ground', () => {
  it.each([
    (colour: string) => `roses on ${colour}`,
    (colour: string) => `roses, ${colour} ground`,
    (colour: string) => `roses, ${colour} back ground`,
    (colour: string) => `roses, ${colour} coloured background`,
    (colour: string) => `roses, ${colour} rainy ground`,
    (colour: string) => `roses, the ground should be ${colour}`,
    (colour: string) => `roses strung across ${colour}`,
    (colour: string) => `roses on near ${colour}`,
    (colour: string) => `roses, the rest plain ${colour}`,
    (colour: string) => `all ${colour} except the roses`,
  ])('is read however it is said: %s', (say) => {
    for (const colour of COLOURS) expect(read(say(colour)).ground).toBe(hexOf(colour));
  });

  it('is that of a cloth that is named as one', () => {
    expect(read('radishes, linen coloured ground').ground).toBe('#e6dcc6');
    expect(read('linen with radishes').ground).toBeUndefined();
  });

  it('is no colour of the things', () => {
    expect(read('a rose garden in mint with a base of leaves').ground).toBeUndefined();
  });
});

describe('a colour with lines of another', () => {
  it.each([
    ['Breton stripe, ecru with narrow blue lines', 'ecru'],
    ['cream with narrow red stripes', 'cream'],
    ['navy with white polka dots', 'navy'],
    ['windowpane check, navy with thin white lines', 'navy'],
  ])('is their ground: %s', (prompt, ground) => {
    const reading = read(prompt);
    expect(reading.ground).toBe(hexOf(ground));
    expect(reading.colours).toHaveLength(1);
    expect(reading.asked.map(({ part }) => part)[0]).toBe('ground');
  });

  it.each(['navy with gold stars', 'blue stripes with white lines', 'pink roses with white dots'])(
    'is no ground where it is said of something: %s',
    (prompt) => expect(read(prompt).ground).toBeUndefined(),
  );

  it('is no drawing in lines', () => {
    expect(read('rackets on green, white court lines crossing behind').style).toBeUndefined();
    expect(read('poppies in fine lines, red on white').style).toBe('line');
  });
});

describe('a colour of what is not all of the picture', () => {
  it('is that of flames and eyes alone', () => {
    const { colours, asked } = read('rockets on charcoal, bright orange flames');
    expect(colours).toEqual([]);
    expect(asked.find(({ name }) => name === 'orange')?.part).toBe('accent');
  });

  it('is that of a frame that nobody draws', () => {
    const { asked } = read('gold chains on ivory, bordeaux frame all around');
    expect(asked.find(({ name }) => name === 'bordeaux')?.part).toBe('unknown');
  });
});

describe('a colour of small parts', () => {
  it.each(['teacups, thin gold rims', 'tweed with flecks of gold', 'fans, fine gold lines'])(
    'is an accent: %s',
    (prompt) => {
      expect(read(prompt).asked.map(({ name, part }) => [name, part])).toEqual([
        ['gold', 'accent'],
      ]);
    },
  );

  it('spreads over what "and" joins to it', () => {
    const { colours } = read('peat tweed with flecks of orange and moss');
    expect(colours.map(({ isAccent }) => isAccent === true)).toEqual([false, true, true]);
  });
});

describe('one colour alone', () => {
  it.each(['thistles, all tones of mocha', 'roses only in blue', 'roses in blue only'])(
    'is drawn in its tones: %s',
    (prompt) => {
      expect(read(prompt).moods).toContain('monochrome');
    },
  );
});

describe('a colour right before a noun', () => {
  it('is that of the thing alone, with what is joined to it', () => {
    const { colours } = read('orange and white koi with green frogs, navy ground');
    expect(colours.map(({ things }) => things)).toEqual([['koi'], ['koi'], ['frog']]);
  });

  it('is told and drawn on nothing else where nobody can draw the noun', () => {
    const { colours, asked } = read('dachshunds wearing yellow wellies, grey ground');
    expect(colours).toEqual([]);
    expect(asked.map(({ name, part }) => [name, part])).toEqual([
      ['yellow', 'unknown'],
      ['grey', 'ground'],
    ]);
  });
});

describe('a colour right before an animal', () => {
  it.each([
    ['black cats on mustard', 'cat', 'black'],
    ['white rabbits on sage', 'rabbit', 'white'],
  ])('is its coat: %s', (prompt, animal, name) => {
    expect(read(prompt).colours).toMatchObject([{ colour: hexOf(name), things: [animal] }]);
  });
});
