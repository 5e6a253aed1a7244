import { expect, it } from 'vitest';
import { placeTokens, tokenise } from './tokens.ts';

const wordsOf = (text: string) =>
  placeTokens(text)
    .filter(({ token }) => token !== ',')
    .map(({ token, start, end }) => [token, text.slice(start, end)]);

it.each([
  [
    'capitals',
    'Red ROSES',
    [
      ['red', 'Red'],
      ['roses', 'ROSES'],
    ],
  ],
  [
    'mark-up',
    '<b>red</b> tile',
    [
      ['red', 'red'],
      ['tile', 'tile'],
    ],
  ],
  [
    'a letter of two signs',
    'cafe\u0301 au lait',
    [
      ['café', 'cafe\u0301'],
      ['au', 'au'],
      ['lait', 'lait'],
    ],
  ],
  [
    'a sign of two letters',
    'oﬃce rug',
    [
      ['office', 'oﬃce'],
      ['rug', 'rug'],
    ],
  ],
  [
    'wide letters',
    'ｒｅｄ rug',
    [
      ['red', 'ｒｅｄ'],
      ['rug', 'rug'],
    ],
  ],
  [
    'a capital that grows',
    'İKAT x',
    [
      ['i̇kat', 'İKAT'],
      ['x', 'x'],
    ],
  ],
  [
    'syllables in parts',
    '\u1112\u1161\u11ab red',
    [
      ['한', '\u1112\u1161\u11ab'],
      ['red', 'red'],
    ],
  ],
  [
    'emoji',
    '🌹 rose',
    [
      ['rose', '🌹'],
      ['rose', 'rose'],
    ],
  ],
])('places words in the text as it was written: %s', (_name, text, expected) => {
  expect(wordsOf(text)).toEqual(expected);
});

it('breaks at punctuation', () => {
  expect(tokenise('red, blue — and half-drop')).toEqual([
    'red',
    ',',
    'blue',
    ',',
    'and',
    'half',
    'drop',
  ]);
});
