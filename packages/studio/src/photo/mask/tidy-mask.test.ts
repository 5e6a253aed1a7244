import { expect, test } from 'vitest';
import { tidyMask } from './tidy-mask.ts';

const SIZE = { width: 60, height: 60 };

/** A mask of rectangles: left, top, width, height and 1 or 0, one over the other. */
function drawn(...boxes: [number, number, number, number, 0 | 1][]): Uint8Array {
  const mask = new Uint8Array(SIZE.width * SIZE.height);
  for (const [left, top, width, height, on] of boxes) {
    for (let y = top; y < top + height; y += 1) {
      mask.fill(on, y * SIZE.width + left, y * SIZE.width + left + width);
    }
  }
  return mask;
}

const dots = [{ x: 7, y: 7 }];

test('drops islands, fills holes and keeps what lies under the dots', () => {
  const mask = drawn([5, 5, 30, 30, 1], [15, 15, 6, 6, 0], [50, 50, 4, 4, 1]);
  const tidy = tidyMask(mask, SIZE, { dots, leastPart: 0.3, isGap: () => true });
  expect(tidy).toEqual(drawn([5, 5, 30, 30, 1]));
});

test('leaves a large gap open where one sees through, and fills it elsewhere', () => {
  const mask = drawn([5, 5, 45, 45, 1], [12, 12, 25, 25, 0]);
  const tidy = (isGap: boolean) => tidyMask(mask, SIZE, { dots, leastPart: 1, isGap: () => isGap });
  expect(tidy(true)).toEqual(mask);
  expect(tidy(false)).toEqual(drawn([5, 5, 45, 45, 1]));
});

test('leaves a hole open in which a dot says that it is not meant', () => {
  const mask = drawn([5, 5, 45, 45, 1], [12, 12, 12, 12, 0], [30, 30, 12, 12, 0]);
  const unwanted = [{ x: 18, y: 18 }];
  const tidy = tidyMask(mask, SIZE, { dots, unwanted, leastPart: 1, isGap: () => false });
  expect(tidy).toEqual(drawn([5, 5, 45, 45, 1], [12, 12, 12, 12, 0]));
});

test('keeps a second area that is nearly as large', () => {
  const mask = drawn([5, 5, 20, 20, 1], [35, 35, 18, 18, 1]);
  expect(tidyMask(mask, SIZE, { dots, leastPart: 0.3, isGap: () => true })).toEqual(mask);
});
