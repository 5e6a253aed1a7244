import { expect, test } from 'vitest';
import { addGrain } from './add-grain.ts';
import { enlargeTwice } from './enlarge-twice.ts';
import type { Pixels } from './seam-score.ts';

const SIDE = 16;

function picture(valueAt: (x: number, y: number) => number): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  for (let i = 0; i < data.length; i += 1) {
    const place = Math.floor(i / 4);
    if (i % 4 < 3) data[i] = valueAt(place % SIDE, Math.floor(place / SIDE));
  }
  return { data, width: SIDE, height: SIDE };
}

/** The greatest change that grain made to a picture enlarged, and the result. */
function grainOn(small: Pixels): { change: number; data: Uint8ClampedArray } {
  const plain = enlargeTwice(small, { edges: 'wrap' });
  const { data } = enlargeTwice(small, { edges: 'wrap' });
  addGrain({ ...plain, data }, small, 'wrap');
  const change = data.reduce(
    (most, value, i) => Math.max(most, Math.abs(value - plain.data[i])),
    0,
  );
  return { change, data };
}

test('even paper and even slopes stay as they are', () => {
  expect(grainOn(picture(() => 250)).change).toBe(0);
  // The last column meets the first, so the slope is looked at away from there.
  const { data } = grainOn(picture((x) => 5 * x));
  const plain = enlargeTwice(
    picture((x) => 5 * x),
    { edges: 'wrap' },
  ).data;
  for (let x = 8; x < 24; x += 1) expect(data[x * 4]).toBe(plain[x * 4]);
});

test('edges stay as they are', () => {
  expect(grainOn(picture((x) => (x < 8 ? 20 : 220))).change).toBe(0);
});

test('uneven cloth gets grain, a little, the same every time, alpha none', () => {
  const cloth = picture((x, y) => 120 + (((x * 7 + y * 13) % 5) - 2) * 3);
  const { change, data } = grainOn(cloth);
  expect(change).toBeLessThanOrEqual(4);
  const plain = enlargeTwice(cloth, { edges: 'wrap' }).data;
  const grain = Array.from({ length: 32 }, (_, x) => (5 * 32 + x) * 4).map((i) =>
    [0, 1, 2].map((c) => data[i + c] - plain[i + c]),
  );
  const expected = [0, 1, -1, -1, 1, 0, 0, 0, 0, 1, -1, -1, 0, 0, 0, -1];
  expect(grain.slice(0, 16)).toEqual(expected.map((by) => [by, by, by]));
  expect(data.filter((_, i) => i % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
});
