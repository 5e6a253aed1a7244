import { expect, it } from 'vitest';
import { isNegated } from './drop-negated.ts';
import { tokenise } from './tokens.ts';

const isRefused = (text: string, word: string) => {
  const tokens = tokenise(text);
  return isNegated(tokens, tokens.indexOf(word));
};

it.each([
  ['chicks, but please leave out the bunnies', 'bunnies'],
  ['roses, leaving out leaves', 'leaves'],
  ['avoid red', 'red'],
  ['stars; omit the moons', 'moons'],
  ['dots excluding pink', 'pink'],
  ['no bees', 'bees'],
  ['without any black outlines', 'outlines'],
])('%s: refused is %s', (text, word) => {
  expect(isRefused(text, word)).toBe(true);
});

it.each([
  ['leaves and bunnies', 'bunnies'],
  ['cut out leaves', 'leaves'],
  ['avoid red, with bees', 'bees'],
  ['a fox looking out of a den', 'den'],
])('%s: %s is asked for', (text, word) => {
  expect(isRefused(text, word)).toBe(false);
});
