import { expect, test } from 'vitest';
import type { Pixels } from './seam-score.ts';
import { smoothAlongEdges } from './smooth-along-edges.ts';

const SIDE = 12;

function picture(side: number, isDark: (x: number, y: number) => boolean): Pixels {
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let i = 0; i < data.length; i += 1) {
    const place = Math.floor(i / 4);
    if (i % 4 < 3) data[i] = isDark(place % side, Math.floor(place / side)) ? 20 : 220;
  }
  return { data, width: side, height: side };
}

/** A picture, the same with every pixel four times, and that one smoothed. */
function smoothed(isDark: (x: number, y: number) => boolean) {
  const small = picture(SIDE, isDark);
  const steps = picture(2 * SIDE, (x, y) => isDark(x >> 1, y >> 1));
  const large = { ...steps, data: steps.data.slice() };
  smoothAlongEdges(large, small, 'mirror');
  return { steps, large };
}

test('even places and upright edges stay as they are', () => {
  for (const isDark of [() => false, (x: number) => x < 6]) {
    const { steps, large } = smoothed(isDark);
    expect(large.data).toEqual(steps.data);
  }
});

test('a slanting edge loses its steps: pixels on it come between dark and light', () => {
  const { steps, large } = smoothed((x, y) => 2 * x < y);
  const rowsOf = ({ data }: Pixels) =>
    [9, 10, 11].map((y) => [3, 4, 5, 6, 7].map((x) => data[(y * 24 + x) * 4]));
  expect(rowsOf(steps)).toEqual([
    [20, 220, 220, 220, 220],
    [20, 20, 20, 220, 220],
    [20, 20, 20, 220, 220],
  ]);
  expect(rowsOf(large)).toEqual([
    [22, 154, 194, 220, 220],
    [20, 46, 86, 218, 220],
    [20, 20, 41, 199, 220],
  ]);
  const far = large.data[(12 * 24 + 20) * 4];
  expect(far).toBe(220);
});

test('alpha stays', () => {
  const { large } = smoothed((x, y) => x < y);
  expect(large.data.filter((_, i) => i % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
});
