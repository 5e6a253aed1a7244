import { expect, it } from 'vitest';
import { MOTIFS } from '../motifs/registry.ts';
import { SUBJECTS } from '../subjects/registry.ts';
import { groundAmong } from './ground-among.ts';
import { createLexicon } from './lexicon.ts';
import { readPrompt } from './read-prompt.ts';

const LEXICON = createLexicon(MOTIFS, SUBJECTS);
const groundOf = (prompt: string, variant: number) => {
  const reading = readPrompt(LEXICON, prompt);
  return groundAmong(reading.colours, reading, variant);
};

it('takes one colour named last for the ground in every other picture', () => {
  expect(groundOf('ditsy daisies mustard', 0)).toBeUndefined();
  expect(groundOf('ditsy daisies mustard', 1)).toBeDefined();
  expect(groundOf('dinosaurs, mint', 3)).toBeDefined();
});

it.each(['mint dinosaurs', 'dinosaurs in mint', 'lemons and mint leaves'])(
  'leaves the colour of the figures to them: %s',
  (prompt) => expect(groundOf(prompt, 1)).toBeUndefined(),
);
