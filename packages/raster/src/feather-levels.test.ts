import { describe, expect, test } from 'vitest';
import { featherLevels } from './feather-levels.ts';

const SIZE = { width: 24, height: 3 };

/** Rows whose right half is selected. */
const HALF = Uint8Array.from({ length: 72 }, (_, i) => (i % 24 < 12 ? 0 : 255));

describe('a soft edge', () => {
  test('rises over some pixels to either side, half of it at the edge', () => {
    const row = [...featherLevels(HALF, SIZE, 3).subarray(0, 24)];
    expect(row.slice(0, 9)).toEqual(Array(9).fill(0));
    expect(row.slice(15)).toEqual(Array(9).fill(255));
    expect(row.slice(8, 16)).toEqual(row.slice(8, 16).toSorted((a, b) => a - b));
    expect((row[11] ?? 0) + (row[12] ?? 0)).toBe(255);
  });

  test('is wider for a larger radius', () => {
    const soft = (px: number) =>
      featherLevels(HALF, SIZE, px).filter((level) => level > 0 && level < 255).length;
    expect(soft(6)).toBeGreaterThan(soft(3));
  });

  test('is none at the border of the picture', () => {
    const all = new Uint8Array(72).fill(255);
    expect(featherLevels(all, SIZE, 5)).toEqual(all);
    expect(featherLevels(HALF, SIZE, 3)[71]).toBe(255);
  });
});
