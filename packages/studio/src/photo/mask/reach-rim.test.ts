import { describe, expect, it } from 'vitest';
import { reachRim } from './reach-rim.ts';

const size = { width: 48, height: 24 };

/** Cloth left of column 20, two mixed columns, then a wall of another lightness. */
function edgeOf(cloth: number, wall: number) {
  const lab = new Float32Array(size.width * size.height * 3);
  const mask = new Uint8Array(size.width * size.height);
  for (let i = 0; i < mask.length; i += 1) {
    const x = i % size.width;
    const part = x < 20 ? 1 : x === 20 ? 0.7 : x === 21 ? 0.3 : 0;
    lab[i * 3] = wall + (cloth - wall) * part;
    mask[i] = part === 1 ? 1 : 0;
  }
  const row = reachRim(lab, mask, size).subarray(12 * size.width, 13 * size.width);
  return row.reduce((sum, on) => sum + on, 0);
}

describe('reachRim', () => {
  it('takes in the mixed pixels at the edge, and nothing of the wall', () => {
    expect(edgeOf(80, 30)).toBe(22);
    expect(edgeOf(20, 95)).toBe(22);
  });

  it('leaves a mask alone where no rim can be seen', () => {
    expect(edgeOf(60, 62)).toBe(20);
  });
});
