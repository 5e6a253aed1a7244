import { expect, test } from 'vitest';
import { placeLetters } from './place-letters.ts';

test('letters stand on their lines and apart, where lines cross as well', () => {
  const [first, second, third] = placeLetters([
    [
      [0, 0],
      [0, 100],
    ],
    [
      [-50, 50],
      [50, 50],
    ],
    [
      [0, 52],
      [2, 52],
    ],
  ]);
  expect(first).toEqual([0, 50]);
  expect(second).toEqual([-15, 50]);
  // A line without room keeps its letter all the same.
  expect(third?.[1]).toBe(52);
});
