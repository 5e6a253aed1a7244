import { createRng } from '../../../core/rng.ts';

const SIZE = 64;
const smooth = (t: number) => t * t * (3 - 2 * t);

/** Smooth noise along a line, −1 to 1, a new value at each whole number; repeats after 64. */
export function lineNoise(seed: number | string): (x: number) => number {
  const values = randomValues(seed, SIZE);
  return (x) => {
    const cell = Math.floor(x);
    const from = values[cell & (SIZE - 1)];
    return from + (values[(cell + 1) & (SIZE - 1)] - from) * smooth(x - cell);
  };
}

/** Smooth noise on the plane, −1 to 1, with cells of 1; repeats after 64. */
export function planeNoise(seed: number | string): (x: number, y: number) => number {
  const values = randomValues(seed, SIZE * SIZE);
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const across = smooth(x - column);
    const left = column & (SIZE - 1);
    const right = (column + 1) & (SIZE - 1);
    const above = (row & (SIZE - 1)) * SIZE;
    const below = ((row + 1) & (SIZE - 1)) * SIZE;
    const upper = values[above + left] + (values[above + right] - values[above + left]) * across;
    const lower = values[below + left] + (values[below + right] - values[below + left]) * across;
    return upper + (lower - upper) * smooth(y - row);
  };
}

function randomValues(seed: number | string, count: number): Float32Array {
  const rng = createRng(seed);
  const values = new Float32Array(count);
  for (let i = 0; i < count; i += 1) values[i] = rng.range(-1, 1);
  return values;
}
