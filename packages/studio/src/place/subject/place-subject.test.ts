import { expect, test } from 'vitest';
import { maskOf } from '../../photo/subject/read-mask.ts';
import { placeSubject } from './place-subject.ts';

const FRAME = { width: 768, height: 1024 };

/** The mask of the first rows of a photo. */
function rowsMarked(width: number, height: number, rows: number) {
  return maskOf(new Uint8Array(width * height).fill(1, 0, width * rows), { width, height });
}

/** The middle third of a photo across, from top to bottom. */
function columnMarked(width: number, height: number) {
  const third = Math.floor(width / 3);
  const isInside = (i: number) => i % width >= third && i % width < 2 * third;
  const inside = Uint8Array.from({ length: width * height }, (_, i) => (isInside(i) ? 1 : 0));
  return maskOf(inside, { width, height });
}

test.each([
  ['a line along the upper edge', rowsMarked(768, 1024, 1)],
  ['all of a very wide photo', rowsMarked(16_000, 64, 64)],
  ['the middle of a very high photo', columnMarked(64, 16_000)],
])('%s grows no larger than memory has room for', (_, mask) => {
  const { scale } = placeSubject(mask, FRAME);
  const { left, top, right, bottom } = mask.box;
  expect((right - left) * scale).toBeLessThanOrEqual(FRAME.width * 4);
  expect((bottom - top) * scale).toBeLessThanOrEqual(FRAME.height * 4);
});

test('a person cut off at the head fills the frame down to the floor', () => {
  const { scale } = placeSubject(rowsMarked(768, 1024, 900), FRAME);
  expect(900 * scale).toBeCloseTo(1024 * 0.93);
});
