import { describe, expect, it } from 'vitest';
import { MOTIFS } from '../motifs/registry.ts';
import { SUBJECTS } from '../subjects/registry.ts';
import { choosePalette } from './choose-palette.ts';
import { createLexicon } from './lexicon.ts';
import { isLimited } from './limited-colours.ts';
import { readPrompt } from './read-prompt.ts';

const LEXICON = createLexicon(MOTIFS, SUBJECTS);
const limited = (prompt: string) => isLimited(readPrompt(LEXICON, prompt).tokens);

describe('a closed palette', () => {
  it.each([
    'sunflowers, only three colours allowed: yellow, chocolate and white',
    'bees in just two colors, mustard and black',
    'tulips, limited to 2 colours, red and white',
    'poppies, red and black, no other colours',
    'strictly two colours, navy and white anchors',
  ])('is read: %s', (prompt) => expect(limited(prompt)).toBe(true));

  it.each(['roses in soft colours', 'bright colors, tulips', 'no neon colours, roses'])(
    'is not read: %s',
    (prompt) => expect(limited(prompt)).toBe(false),
  );

  it('leaves no green for leaves', () => {
    const prompt = 'tulips, only two colours: red and white';
    const reading = readPrompt(LEXICON, prompt);
    const colours = reading.colours.map(({ colour }) => colour);
    const { blooms, leaves, dark } = choosePalette({ reading, colours, variant: 0, seed: 1 });
    expect(new Set(blooms)).toEqual(new Set([colours[0]]));
    expect([leaves[0], dark]).toEqual([colours[0], colours[0]]);
  });
});
