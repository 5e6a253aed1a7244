import { describe, expect, it } from 'vitest';
import { isCalled } from '../words/colour-families.ts';
import { COLOUR_NAMES } from '../words/colour-names.ts';
import { createPattern, type PatternOrder } from './create-pattern.ts';
import { showsColour } from './shows-colour.ts';

const draw = (prompt: string, more: Partial<PatternOrder> = {}) =>
  createPattern({ prompt, seed: 7, variant: 0, sizePx: 256, ...more });

describe('what the prompt does not want', () => {
  const run = (prompt: string) => [0, 1, 2, 3].map((variant) => draw(prompt, { variant }));

  it.each([
    ['nautical anchors and stripes, no red', 'red'],
    ['gingham that is not red', 'red'],
    ['buffalo check, no red', 'red'],
    ['strawberries without red', 'red'],
    ['tropical leaves, no blue', 'blue'],
  ])('no colour that is refused: %s', (prompt, name) => {
    const isRefused = isCalled({ name, colour: COLOUR_NAMES[name] });
    for (const picture of run(prompt)) {
      expect(showsColour(picture, isRefused)).toBe(false);
      expect(picture.unread).toEqual([]);
    }
  });

  it('roses without leaves have no leaves', () => {
    const isGreenLeaf = isCalled({ name: 'green', colour: COLOUR_NAMES.green });
    const palette = 'red roses, christmas';
    expect(showsColour(draw(palette), isGreenLeaf)).toBe(true);
    const bare = draw(`${palette}, without leaves`);
    expect(showsColour(bare, isGreenLeaf)).toBe(false);
    expect(bare.unread).not.toContain('leaves');
  });

  it('no pattern and no flower that is refused', () => {
    for (const { choices, unread } of run('nautical anchors, no stripes')) {
      expect([choices.motif, choices.over]).not.toContain('stripes');
      expect(unread).not.toContain('stripes');
    }
    expect(draw('no flowers').choices.motif).not.toBe('floral');
    for (const seed of [5, 6, 7]) {
      const { unread } = draw('floral without roses, no pink', { seed, variant: 3 });
      expect(unread).not.toContain('roses');
    }
  });

  it.each([
    ['paisley without leaves', ['leaves']],
    ['roses, no bagpipes', []],
  ])('tells what it could not leave out: %s', (prompt, unread) => {
    expect(draw(prompt).unread).toEqual(unread);
  });
});
