import { expect, it } from 'vitest';
import { COLOUR_NAMES } from '../../words/colour-names.ts';
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

it.each([
  ['sailboats, midnight blue, little gold stars', 'midnight blue'],
  ['owls and branches, plum, yellow moons', 'plum'],
  ['cactus and llamas, terracotta, small pink flowers', 'terracotta'],
])('takes the one colour that is said of nothing for the ground: %s', (prompt, name) => {
  expect(groundOf(prompt, 0)).toMatchObject({ colour: COLOUR_NAMES[name] });
});

it.each(['red roses, white daisies', 'roses, red and white, yellow moons'])(
  'takes no colour of the things for it: %s',
  (prompt) => expect(groundOf(prompt, 0)).toBeUndefined(),
);

it('takes the white of a pair on one thing, beside a dark colour, for the ground', () => {
  expect(groundOf('navy and white rope knots', 0)).toMatchObject({ colour: COLOUR_NAMES.white });
  expect(groundOf('yellow and white daisies', 0)).toBeUndefined();
});
