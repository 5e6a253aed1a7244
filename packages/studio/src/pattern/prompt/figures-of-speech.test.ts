import { describe, expect, it } from 'vitest';
import { MOTIFS } from '../motifs/registry.ts';
import { SUBJECTS } from '../subjects/registry.ts';
import { createLexicon } from './lexicon.ts';
import { readPrompt } from './read-prompt.ts';

const LEXICON = createLexicon(MOTIFS, SUBJECTS);
const thingsOf = (prompt: string) => readPrompt(LEXICON, prompt).subjects.toSorted().join(', ');
const leadOf = (prompt: string) =>
  [...readPrompt(LEXICON, prompt).motifScores].toSorted(([, a], [, b]) => b - a)[0]?.[0];

describe('a figure of speech asks for no thing of its own', () => {
  it.each([
    ['rain of petals over dove grey', ''],
    ['a cloud of butterflies', 'butterfly'],
    ['feather light florals', ''],
    ['net of fine lines, spider web thin', ''],
    ['ribbon-like lines that dance', ''],
    ['butterfly blue florals', ''],
    ['crow black lace on blush', ''],
    ['dolphin grey waves', ''],
    ['coffee bean brown animal print', ''],
    ['houndstooth, the bread and butter of autumn', ''],
    ['damask fit for a castle', ''],
    ['paint splashes in the spirit of jazz', ''],
    ['chain stitch flowers in ruby', ''],
    ['saddle stitch borders in tan', ''],
    ['damask fit for a princess', ''],
    ["bull's-eye circles in red", ''],
  ])('in "%s"', (prompt, things) => {
    expect(thingsOf(prompt)).toBe(things);
  });

  it.each([
    ['butterflies, blue florals', 'butterfly'],
    ['a butterfly, blue and gold', 'butterfly'],
    ['a crow black as night with roses', 'raven, rose'],
    ['fields of lavender and bees', 'bee, lavender sprig'],
    ['sea of whales', 'whale'],
    ['chains and keys', 'chain, key'],
    ['rain clouds', 'cloud'],
    ['a castle in a forest', 'castle, tree'],
    ['feathers, light and airy', 'feather'],
  ])('but "%s" asks for its things', (prompt, things) => {
    expect(thingsOf(prompt)).toBe(things);
  });

  it.each([
    ['a sea of tiny dots', 'dots'],
    ['a carpet of folk flowers', 'folk'],
    ['star-shaped flowers', 'floral'],
  ])('nor for a pattern: "%s"', (prompt, motif) => {
    expect(leadOf(prompt)).toBe(motif);
  });
});

describe('a colour that is refused', () => {
  it('is none, where none of them is to have it', () => {
    expect(readPrompt(LEXICON, 'dots, none of them black').colours).toEqual([]);
  });
});
