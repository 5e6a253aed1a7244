import { expect, test } from 'vitest';
import { insertWord } from './insert-word.ts';

test.each([
  ['', 0, 'rose|'],
  ['red', 3, 'red, rose|'],
  ['red ', 4, 'red rose|'],
  ['red,', 4, 'red, rose|'],
  ['red, on cream', 5, 'red, rose| on cream'],
  ['red and blue', 3, 'red, rose| and blue'],
  ['red', 99, 'red, rose|'],
])('“%s” at %i', (prompt, at, expected) => {
  const { text, caret } = insertWord(prompt, at, 'rose');
  expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(expected);
});
