import type { Rng } from './rng.ts';

/** Smooth noise over the plane, about −0.7 to 0.7 times its gain, one cell a unit. */
export type PlaneNoise = (x: number, y: number) => number;

const CELLS = 256;

/** The numbers from 0 to 255 in an order of chance, by which cells of the plane are told apart. */
export const shuffleCells = (rng: Rng): Uint8Array =>
  Uint8Array.from(rng.shuffle(Array.from({ length: CELLS }, (_, i) => i)));

/**
 * Gradient noise over the plane (Perlin, 2002 fade) that repeats every 256 units. For noise that
 * repeats as a unit of cloth does see perlin.ts.
 */
export function createPlaneNoise(
  rng: Rng,
  { order = shuffleCells(rng), gain = 1 }: { order?: Uint8Array; gain?: number } = {},
): PlaneNoise {
  const angles = Array.from({ length: CELLS }, () => rng.range(0, Math.PI * 2));
  const gx = Float32Array.from(angles, Math.cos);
  const gy = Float32Array.from(angles, Math.sin);
  return (x, y) => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const fx = x - i;
    const fy = y - j;
    const low = order[j & 255];
    const high = order[(j + 1) & 255];
    const a = order[(low + i) & 255];
    const b = order[(low + i + 1) & 255];
    const c = order[(high + i) & 255];
    const d = order[(high + i + 1) & 255];
    const wx = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const wy = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const top = gx[a] * fx + gy[a] * fy;
    const topRight = gx[b] * (fx - 1) + gy[b] * fy;
    const lower = gx[c] * fx + gy[c] * (fy - 1);
    const lowerRight = gx[d] * (fx - 1) + gy[d] * (fy - 1);
    const upper = top + (topRight - top) * wx;
    return gain * (upper + (lower + (lowerRight - lower) * wx - upper) * wy);
  };
}
