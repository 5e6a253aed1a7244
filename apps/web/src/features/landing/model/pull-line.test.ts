import { expect, test } from 'vitest';
import { percentAfterKey, percentAt } from './pull-line.ts';

test.each([
  [0, 200, 0],
  [50, 200, 25],
  [300, 200, 100],
  [-20, 200, 0],
  [10, 0, 0],
])('pulled to %s px of %s it lies at %s %%', (x, width, percent) => {
  expect(percentAt(x, width)).toBe(percent);
});

test.each([
  ['ArrowLeft', 45],
  ['ArrowDown', 45],
  ['ArrowRight', 55],
  ['ArrowUp', 55],
  ['PageDown', 30],
  ['PageUp', 70],
  ['Home', 0],
  ['End', 100],
  ['Tab', undefined],
])('%s moves it from the middle to %s', (key, percent) => {
  expect(percentAfterKey(50, key)).toBe(percent);
});

test('keys end at the edges', () => {
  expect(percentAfterKey(2, 'ArrowLeft')).toBe(0);
  expect(percentAfterKey(98, 'PageUp')).toBe(100);
});
