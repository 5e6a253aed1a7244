import { describe, expect, it } from 'vitest';
import { COLOUR_NAMES } from '../../words/colour-names.ts';
import { createPattern } from '../create-pattern.ts';
import { MOTIFS } from '../motifs/registry.ts';
import { SUBJECTS } from '../subjects/registry.ts';
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

describe('what nobody asked for', () => {
  it('does not stand beside ditsy fruit', () => {
    expect(draw('ditsy cherry print, red on pale yellow').choices.subjects).toBe('cherry');
  });

  it('is not told of faces, whose lines are thin', () => {
    expect(draw('minimal line faces, black on beige', 1024).unread).toEqual([]);
  });
});
