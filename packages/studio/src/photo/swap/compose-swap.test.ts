import { describe, expect, it } from 'vitest';
import { composeSwap } from './compose-swap.ts';

const size = { width: 48, height: 36 };
const pixels = size.width * size.height;

/** White cloth over black, in a mask whose left edge climbs by a pixel every third row. */
function composed(): { reds: (row: number) => number[]; edge: (row: number) => number } {
  const edge = (row: number) => 8 + Math.floor(row / 3);
  const mask = new Uint8Array(pixels);
  for (let y = 0; y < size.height; y += 1)
    mask.fill(1, y * size.width + edge(y), (y + 1) * size.width);
  const plane = (value: number) => new Float32Array(pixels).fill(value);
  const out = composeSwap({
    rgb: new Uint8Array(pixels * 3),
    mask,
    alpha: new Uint8Array(pixels).fill(255),
    front: new Uint8Array(pixels),
    below: new Float32Array(pixels * 3),
    cloth: { colour: new Float32Array(pixels * 3).fill(240), alpha: plane(1) },
    light: plane(1),
    pulled: plane(1),
    plain: 1,
    size,
    shouldersPx: 20,
    folds: 1,
  });
  const reds = (row: number) =>
    Array.from({ length: size.width }, (_, x) => out[(row * size.width + x) * 3]);
  return { reds, edge };
}

describe('composeSwap', () => {
  it('changes nothing outside the mask', () => {
    const { reds, edge } = composed();
    for (let y = 0; y < size.height; y += 1) {
      expect(Math.max(...reds(y).slice(0, edge(y)))).toBe(0);
    }
  });

  it('smooths the steps of a slanting edge', () => {
    const { reds, edge } = composed();
    const first = (row: number) => reds(row)[edge(row)];
    // Row 17 is the last, row 15 the first of its step: what stands out is covered less.
    expect(first(15)).toBeGreaterThan(first(16));
    expect(first(16)).toBeGreaterThan(first(17));
    expect(first(17)).toBeGreaterThan(20);
    expect(first(15)).toBeLessThan(230);
    expect(reds(16)[edge(16) + 5]).toBeGreaterThan(200);
  });
});
