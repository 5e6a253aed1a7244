import { createRng } from '../../../core/rng.ts';

const SIZE = 64;
const VALUES = (() => {
  const rng = createRng('material grain');
  return Float32Array.from({ length: SIZE * SIZE }, () => rng.range(-1, 1));
})();

/** Smooth noise, −1 to 1, cells of 1, repeating after 64: one field for all materials. */
export function grain(x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  let fx = x - column;
  let fy = y - row;
  fx = fx * fx * (3 - 2 * fx);
  fy = fy * fy * (3 - 2 * fy);
  const left = column & 63;
  const right = (column + 1) & 63;
  const upper = (row & 63) << 6;
  const lower = ((row + 1) & 63) << 6;
  const a = VALUES[upper | left];
  const b = VALUES[lower | left];
  const over = a + (VALUES[upper | right] - a) * fx;
  return over + (b + (VALUES[lower | right] - b) * fx - over) * fy;
}

/** Rough noise of four sizes, −1 to 1. */
export const rough = (x: number, y: number): number =>
  grain(x, y) * 0.5 + grain(x * 2.1 + 17, y * 2.1 + 5) * 0.3 + grain(x * 4.3, y * 4.3) * 0.2;

/** A number from 0 to 1 for a cell of a grid. */
export function cellChance(column: number, row: number): number {
  let hash = Math.imul(column | 0, 374761393) ^ Math.imul(row | 0, 668265263);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}
