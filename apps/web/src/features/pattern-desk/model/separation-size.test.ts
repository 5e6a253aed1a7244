import { expect, test } from 'vitest';
import { separationSize } from './separation-size.ts';

const tile = { width: 1024, height: 1024 };

test('as drawn, the tile keeps its pixels and says how fine they are', () => {
  const size = separationSize(tile, { repeatCm: 10, dpi: undefined, tiles: 3 });
  expect(size).toMatchObject({ width: 1024, height: 1024, isTooLarge: false });
  expect(size.dpi).toBeCloseTo(260.1, 1);
});

test('more than 24 million pixels are too many', () => {
  const at = (repeatCm: number) => separationSize(tile, { repeatCm, dpi: 300, tiles: 1 });
  expect(at(41)).toMatchObject({ width: 4843, dpi: 300, isTooLarge: false });
  expect(at(42).isTooLarge).toBe(true);
});
