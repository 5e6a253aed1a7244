import { expect, test } from 'vitest';
import { placeSubject } from './place-subject.ts';
import { maskOf } from './read-mask.ts';

const FRAME = { width: 768, height: 1024 };

/** The mask of the first rows of a photo. */
function rowsMarked(width: number, height: number, rows: number) {
  return maskOf(new Uint8Array(width * height).fill(1, 0, width * rows), { width, height });
}

test.each([
  ['a line along the upper edge', rowsMarked(768, 1024, 1)],
  ['all of a very wide photo', rowsMarked(16_000, 64, 64)],
])('%s grows no wider than memory has room for', (_, mask) => {
  const { scale } = placeSubject(mask, FRAME);
  expect(mask.width * scale).toBeLessThanOrEqual(FRAME.width * 4);
});

test('a person cut off at the head fills the frame down to the floor', () => {
  const { scale } = placeSubject(rowsMarked(768, 1024, 900), FRAME);
  expect(900 * scale).toBeCloseTo(1024 * 0.93);
});
