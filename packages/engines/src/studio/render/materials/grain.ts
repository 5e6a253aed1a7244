import { planeNoise } from '../../paint-scene/trace/value-noise.ts';

/** Smooth noise, −1 to 1, cells of 1; one field for all materials. */
export const grain = planeNoise('material grain');

/** Rough noise of four sizes, −1 to 1. */
export const rough = (x: number, y: number): number =>
  grain(x, y) * 0.5 + grain(x * 2.1 + 17, y * 2.1 + 5) * 0.3 + grain(x * 4.3, y * 4.3) * 0.2;

/** A number from 0 to 1 for a cell of a grid. */
export function cellChance(column: number, row: number): number {
  let hash = Math.imul(column | 0, 374761393) ^ Math.imul(row | 0, 668265263);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}
