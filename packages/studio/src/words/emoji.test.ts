import { expect, test } from 'vitest';
import { spellEmoji } from './emoji.ts';
import { tokenise } from './tokens.ts';

test.each([
  ['🍓🍓 on mint', ['strawberry', 'on', 'mint']],
  ['🐙 and 🦩 on navy', ['octopus', 'and', 'flamingo', 'on', 'navy']],
  ['🐻‍❄️ in a ☂️', ['polar', 'bear', 'in', 'a', 'umbrella']],
])('things that emoji show are words: %s', (text, words) => {
  expect(tokenise(text)).toEqual(words);
});

test.each(['stripes 😍', 'stripes ✨🔥', 'stripes 👍🏽', 'stripes 🇫🇷', 'stripes ❤️', 'stripes ♻️'])(
  'moods, signs and flags are none: %s',
  (text) => {
    expect(tokenise(text)).toEqual(['stripes']);
  },
);

test('a text without emoji stays as it is', () => {
  expect(spellEmoji('roses, 20 cm')).toBe('roses, 20 cm');
});
