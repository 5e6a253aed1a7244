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
  const { large } = smoothed((x, y) => 2 * x < y);
  const along = Array.from({ length: 8 }, (_, i) => large.data[((8 + i) * 24 + 4) * 4]);
  expect(along.some((value) => value > 40 && value < 200)).toBe(true);
  const far = large.data[(12 * 24 + 20) * 4];
  expect(far).toBe(220);
});

test('alpha stays', () => {
  const { large } = smoothed((x, y) => x < y);
  expect(large.data.filter((_, i) => i % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
});
