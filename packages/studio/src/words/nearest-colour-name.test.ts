import { expect, test } from 'vitest';
import { MOTIFS } from '../pattern/motifs/registry.ts';
import { createLexicon } from '../pattern/prompt/lexicon.ts';
import { readPrompt } from '../pattern/prompt/read-prompt.ts';
import { SUBJECTS } from '../pattern/subjects/registry.ts';
import { nearestColourName } from './nearest-colour-name.ts';

test.each([
  ['#f6ecd6', 'cream'],
  ['#c4673f', 'terracotta'],
  ['#1b2c50', 'navy'],
  ['#1d2e52', 'navy'],
  ['#000000', 'jet black'],
  // Not "dark wash" and not "nude", which say more than a colour.
  ['#1f3a5f', 'prussian blue'],
  ['#e3bc9a', 'apricot'],
])('%s is called %s', (hex, name) => {
  expect(nearestColourName(hex)).toBe(name);
});

/** Colours of all hues at three strengths and four lightnesses. */
const SAMPLES = ['00', '40', '80', 'c0', 'ff'].flatMap((red) =>
  ['00', '40', '80', 'c0', 'ff'].flatMap((green) =>
    ['00', '40', '80', 'c0', 'ff'].map((blue) => `#${red}${green}${blue}`),
  ),
);

test('every name that it gives is read as a colour, at each place of a list', () => {
  const lexicon = createLexicon(MOTIFS, SUBJECTS);
  const names = [...new Set(SAMPLES.map(nearestColourName))].filter(
    (name) => name !== 'navy' && name !== 'cream',
  );
  const wrong = names.flatMap((name) =>
    [`gingham in ${name}, navy and cream`, `gingham in navy, cream and ${name}`].filter(
      (prompt) => readPrompt(lexicon, prompt).colours.length !== 3,
    ),
  );
  expect(names.length).toBeGreaterThan(40);
  expect(wrong).toEqual([]);
});
