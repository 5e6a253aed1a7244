import { expect, test } from 'vitest';
import { parsePage } from './use-page.ts';

test.each([
  [null, 1],
  ['', 1],
  ['0', 1],
  ['-3', 1],
  ['2.5', 1],
  ['x', 1],
  ['7', 7],
])('the page in %s is %i', (text, page) => {
  expect(parsePage(text)).toBe(page);
});
