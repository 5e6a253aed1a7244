import { expect, test } from 'vitest';
import { isApart } from './is-crowd.ts';

const SIZE = { width: 40, height: 20 };

/** Blocks of 12 rows and of so many columns, side by side. */
function subjects(...widths: number[]): Uint8Array {
  const alpha = new Uint8Array(SIZE.width * SIZE.height);
  let left = 1;
  for (const width of widths) {
    for (let y = 4; y < 16; y += 1)
      alpha.fill(255, y * SIZE.width + left, y * SIZE.width + left + width);
    left += width + 2;
  }
  return alpha;
}

test('tells several subjects from one with a bag beside it', () => {
  expect(isApart(subjects(10), SIZE)).toBe(false);
  expect(isApart(subjects(14, 3), SIZE)).toBe(false);
  expect(isApart(subjects(9, 10, 8), SIZE)).toBe(true);
});
