import { expect, test } from 'vitest';
import type { Layer } from './layer.ts';
import { levelEnd } from './level-ends.ts';

const SIZE = { width: 60, height: 120 };

/** A block whose ends sag in the middle by so many pixels. */
function sagging(byPx: number): Layer {
  const { width, height } = SIZE;
  const shape = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 10; x < 50; x += 1) {
      const sag = byPx * (1 - ((x - 29.5) / 20) ** 2);
      if (y >= 10 + sag && y < 104 + sag) shape[y * width + x] = 1;
    }
  }
  return {
    ...SIZE,
    shape,
    light: new Float32Array(width * height * 3).fill(120),
    sure: new Float32Array(width * height).fill(1),
    places: new Uint8Array(width * height),
    covered: new Uint8Array(width * height).fill(1),
  };
}

function topsOf({ shape }: Layer): number[] {
  return [14, 22, 30, 38, 46].map((x) =>
    Array.from({ length: SIZE.height }, (_, y) => y).findIndex(
      (y) => shape[y * SIZE.width + x] > 0.5,
    ),
  );
}

test('makes a waist that follows the belly level', () => {
  const layer = sagging(5);
  levelEnd(layer, 'top');
  const tops = topsOf(layer);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1);
});

test('leaves an end that is cut in a curve as it is', () => {
  const layer = sagging(30);
  const before = topsOf(layer);
  levelEnd(layer, 'top');
  expect(topsOf(layer)).toEqual(before);
});
