import { expect, it } from 'vitest';
import { isNegated, isRefusal } from './drop-negated.ts';
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
  ['gold stars instead of silver', 'silver'],
  ['polka dots rather than stripes', 'stripes'],
  ['wildflowers, free of roses', 'roses'],
  ["don't use any red", 'red'],
  ['do not put leaves', 'leaves'],
  ['blazer w/o lapels', 'lapels'],
  ['logo-free hoodie', 'logo'],
  ['any colour except yellow', 'yellow'],
  ['plain coat minus the belt', 'belt'],
  ['skip the collar', 'collar'],
])('%s: refused is %s', (text, word) => {
  expect(isRefused(text, word)).toBe(true);
});

it.each([
  ['leaves and bunnies', 'bunnies'],
  ['cut out leaves', 'leaves'],
  ['avoid red, with bees', 'bees'],
  ['a fox looking out of a den', 'den'],
  ['instead of flowers use stars', 'stars'],
  ['all black except the buttons', 'buttons'],
  ["don't forget the pockets", 'pockets'],
  ['sans serif letters', 'letters'],
  ['lace free form shapes', 'lace'],
  ['not just roses', 'roses'],
])('%s: %s is asked for', (text, word) => {
  expect(isRefused(text, word)).toBe(false);
});

it.each([
  ['gold instead of silver', ['instead', 'of']],
  ["don't use red", ["don't", 'use']],
  ['please leave out bees', ['leave', 'out']],
  ['logo-free hoodie', ['free']],
  ["don't forget the bees", ["don't", 'forget']],
  ['all white except the buttons', ['except']],
  ['use red', []],
])('%s: what refuses asks for nothing itself', (text, expected) => {
  const tokens = tokenise(text);
  expect(tokens.filter((_, at) => isRefusal(tokens, at))).toEqual(expected);
});
