import { expect, test } from 'vitest';
import { enlargeTwice } from './enlarge-twice.ts';
import { rollTile } from './roll-tile.ts';
import type { Pixels } from './seam-score.ts';

/** A grey picture of rows of values; opaque unless alphas are given. */
function grey(rows: readonly number[][], alphas?: readonly number[][]): Pixels {
  const pixels = rows.flatMap((row, y) =>
    row.map((value, x) => [value, value, value, alphas?.[y]?.[x] ?? 255]),
  );
  const [height, width] = [rows.length, rows[0]?.length ?? 0];
  return { data: Uint8ClampedArray.from(pixels.flat()), width, height };
}

/** One channel of a row. */
function rowOf({ data, width }: Pixels, y: number, channel = 0): number[] {
  return Array.from({ length: width }, (_, x) => data[(y * width + x) * 4 + channel]);
}

const repeated = (row: number[], times: number) => Array.from({ length: times }, () => row);

/** Uneven on all scales, the same every time. */
function speckled(width: number, height: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < data.length; i += 1) data[i] = i % 4 === 3 ? 255 : (i * i * 31 + i * 7) % 256;
  return { data, width, height };
}

test('an even picture stays even, to its edges, and is opaque', () => {
  const { data, width, height } = enlargeTwice(grey(repeated([77, 77, 77], 2)), {
    edges: 'mirror',
  });
  expect({ width, height }).toEqual({ width: 6, height: 4 });
  expect([...data]).toEqual(Array.from({ length: 24 }, () => [77, 77, 77, 255]).flat());
});

test('nothing shifts: on a slope each pixel becomes one a quarter before and one a quarter after', () => {
  const slope = Array.from({ length: 16 }, (_, x) => 8 * x + 20);
  const row = rowOf(enlargeTwice(grey(repeated(slope, 4)), { edges: 'mirror' }), 3);
  expect(row.slice(10, 22)).toEqual([58, 62, 66, 70, 74, 78, 82, 86, 90, 94, 98, 102]);
});

test('nothing rings: beside an edge no value is darker or brighter than what is there', () => {
  const edge = [40, 40, 40, 40, 200, 200, 200, 200];
  const row = rowOf(enlargeTwice(grey(repeated(edge, 4)), { edges: 'mirror' }), 3);
  expect(row.slice(0, 7)).toEqual([40, 40, 40, 40, 40, 40, 40]);
  expect(row.slice(9)).toEqual([200, 200, 200, 200, 200, 200, 200]);
  expect(row[7]).toBeGreaterThan(40);
  expect(row[7]).toBeLessThan(120);
});

test('a picture and its mirror image become mirror images', () => {
  const rows = [
    [10, 200, 30, 90, 60],
    [10, 40, 250, 90, 0],
    [130, 40, 70, 190, 25],
  ];
  const whole = enlargeTwice(grey(rows), { edges: 'mirror' });
  const flipped = enlargeTwice(grey(rows.map((row) => row.toReversed())), { edges: 'mirror' });
  for (let y = 0; y < 6; y += 1) expect(rowOf(flipped, y).toReversed()).toEqual(rowOf(whole, y));
});

test('a tile has no edges: rolled before or after, it is the same', () => {
  const tile = speckled(12, 8);
  const before = speckled(12, 8);
  rollTile(before, { column: 5, row: 3 });
  const rolledAfter = enlargeTwice(tile, { edges: 'wrap' });
  rollTile(rolledAfter, { column: 10, row: 6 });
  expect(enlargeTwice(before, { edges: 'wrap' }).data).toEqual(rolledAfter.data);
});

test('what is transparent does not bleed into what is seen', () => {
  const colours = repeated([255, 255, 255, 20, 20, 20], 4);
  const alphas = repeated([0, 0, 0, 255, 255, 255], 4);
  const enlarged = enlargeTwice(grey(colours, alphas), { edges: 'mirror', isSeeThrough: true });
  const alpha = rowOf(enlarged, 3, 3);
  expect([alpha[4], alpha[8]]).toEqual([0, 255]);
  const seen = rowOf(enlarged, 3).filter((_, x) => alpha[x] > 0);
  expect(Math.max(...seen)).toBeLessThan(25);
});

test('a single pixel becomes four of its colour', () => {
  expect(rowOf(enlargeTwice(grey([[9]]), { edges: 'wrap' }), 1)).toEqual([9, 9]);
});
