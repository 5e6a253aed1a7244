import { expect, it } from 'vitest';
import { MOTIFS } from '../motifs/registry.ts';
import { SUBJECTS } from '../subjects/registry.ts';
import { createLexicon } from './lexicon.ts';
import { readPrompt } from './read-prompt.ts';
import { withRides } from './read-rides.ts';

const LEXICON = createLexicon(MOTIFS, SUBJECTS);

function thingsOf(prompt: string) {
  const { subjects, rides } = readPrompt(LEXICON, prompt);
  const named = SUBJECTS.filter(({ id }) => subjects.includes(id));
  return withRides(named, rides).map(({ id }) => id);
}

it.each([
  ['cats in teacups', ['cat']],
  ['a bear on a little bicycle', ['bear']],
  ['foxes riding scooters', ['fox']],
])('joins an animal with what it is on or in: %s', (prompt, ids) => {
  expect(thingsOf(prompt)).toEqual(ids);
});

it.each([
  ['cats and teacups', ['cat', 'teacup']],
  ['cats on cream with teacups', ['cat', 'teacup']],
  ['lemons on skateboards', ['lemon', 'skateboard']],
])('leaves things by themselves: %s', (prompt, ids) => {
  expect(thingsOf(prompt)).toEqual(ids);
});
