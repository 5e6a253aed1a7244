import { expect, it } from 'vitest';
import { softenHatching } from './hatching.ts';

const SIDE = 100;
const INSIDE = new Float32Array(SIDE * SIDE).fill(50);

/** A page of strokes that run down: each from a row, at a column, so long; gives what is left of the first. */
function leftOf(all: readonly (readonly [x: number, y: number, lengthPx: number])[]): number {
  const strokes = new Float32Array(SIDE * SIDE);
  for (const [x, y, lengthPx] of all) {
    for (let row = y; row < y + lengthPx; row += 1) strokes[row * SIDE + x] = 0.8;
  }
  softenHatching(strokes, { width: SIDE, height: SIDE }, INSIDE);
  const [x, y, lengthPx] = all[0];
  return strokes[(y + Math.floor(lengthPx / 2)) * SIDE + x];
}

const row = (count: number, apart: number, lengthPx: number) =>
  Array.from({ length: count }, (_, i) => [20 + i * apart, 20, lengthPx] as const);

it('softens short strokes side by side', () => {
  expect(leftOf(row(5, 4, 16))).toBeCloseTo(0.16);
});

it.each([
  ['pleats, which are long', row(5, 4, 75)],
  ['gathers, which stand apart', row(5, 12, 16)],
  ['one stroke and its neighbour', row(2, 4, 16)],
  ['stitches, which follow one another', [0, 1, 2, 3, 4].map((i) => [20, 20 + i * 9, 6] as const)],
])('keeps %s', (_, all) => {
  expect(leftOf(all)).toBeCloseTo(0.8);
});

it('keeps what runs along the edge of an area', () => {
  const strokes = new Float32Array(SIDE * SIDE);
  for (const [x, y, lengthPx] of row(5, 4, 16)) {
    for (let at = y; at < y + lengthPx; at += 1) strokes[at * SIDE + x] = 0.8;
  }
  softenHatching(strokes, { width: SIDE, height: SIDE }, new Float32Array(SIDE * SIDE).fill(1));
  expect(strokes[25 * SIDE + 20]).toBeCloseTo(0.8);
});
