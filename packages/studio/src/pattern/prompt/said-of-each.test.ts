import { describe, expect, it } from 'vitest';
import { COLOUR_NAMES } from '../../words/colour-names.ts';
import { PATTERN_LEXICON } from '../plan-pattern.ts';
import { readPrompt } from './read-prompt.ts';

const read = (prompt: string) => readPrompt(PATTERN_LEXICON, prompt);

describe('a size', () => {
  it('that is said of one thing beside others is its own', () => {
    const { scale, sizes, has } = read('whales with tiny red boats between them');
    expect(scale).toBe(1);
    expect([...sizes]).toEqual([['sailboat', 0.5]]);
    expect(has('tiny')).toBe(false);
  });

  it('that differs from thing to thing is of each', () => {
    const { sizes } = read('tiny white hearts and large pink roses on grey');
    expect([...sizes]).toEqual([
      ['heart', 0.5],
      ['rose', 1.4],
    ]);
  });

  it.each(['tiny red hearts on white', 'small hearts and small stars', 'hearts and stars, small'])(
    'that is said of all is the picture’s: %s',
    (prompt) => {
      const { scale, sizes } = read(prompt);
      expect(scale).toBeLessThan(1);
      expect(sizes.size).toBe(0);
    },
  );
});

describe('the plural of a colour’s name', () => {
  it.each([
    ['turtles among orange corals on sand', 'coral'],
    ['dusty roses on ivory', 'rose'],
  ])('is the thing, in the colour before it: %s', (prompt, id) => {
    expect(read(prompt).subjects).toContain(id);
  });

  it('keeps the colour of the whole name', () => {
    const [first] = read('dusty roses on ivory').colours;
    expect(first).toMatchObject({ colour: COLOUR_NAMES['dusty rose'] });
  });
});

describe('a list of words that can all be colours', () => {
  it.each([
    'abstract brushstrokes in lemon, tangerine and flame',
    'broad stripes (cherry, sky, lemon)',
    'chevrons: plum, fire, apricot',
    'waves in ocean, sand and shell',
  ])('after a pattern names its colours: %s', (prompt) => {
    const { subjects, colours } = read(prompt);
    expect(subjects).toEqual([]);
    expect(colours).toHaveLength(3);
  });

  it.each([
    ['fruit, lemon and lime', 'lime'],
    ['gingham with a strawberry and a lemon', 'strawberry'],
  ])('names things beside a thing or one by one: %s', (prompt, id) => {
    expect(read(prompt).subjects).toContain(id);
  });
});
