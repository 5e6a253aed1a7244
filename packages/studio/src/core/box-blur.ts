import type { Grid } from './perlin.ts';
import { throwIfStopped } from './stop.ts';

/** Blurs with boxes of the given radius, `times` over: twice is a tent, thrice nearly a bell. Edges repeat. */
export function boxBlur(grid: Grid, radius: number, times = 2): Float32Array {
  let { values } = grid;
  for (let k = 0; k < times; k += 1) {
    values = boxRows({ ...grid, values }, radius);
    values = boxColumns({ ...grid, values }, radius);
  }
  return values;
}

/** Means along rows over `radius` values to either side, written to `out`, a plane of its own. Edges repeat. */
export function boxRows(
  { values, width, height }: Grid,
  radius: number,
  out: Float32Array = new Float32Array(values.length),
): Float32Array {
  throwIfStopped();
  const scale = 1 / (2 * radius + 1);
  // A row with its edges repeated: the sum then needs no question about them.
  const padded = new Float32Array(width + 2 * radius + 1);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    padded.fill(values[row], 0, radius);
    padded.set(values.subarray(row, row + width), radius);
    padded.fill(values[row + width - 1], radius + width);
    let sum = 0;
    for (let i = 0; i <= 2 * radius; i += 1) sum += padded[i];
    for (let x = 0; x < width; x += 1) {
      out[row + x] = sum * scale;
      sum += padded[x + 2 * radius + 1] - padded[x];
    }
  }
  return out;
}

type ColumnOptions = {
  /** Plane for the means, not the source itself; by default a new one. */
  out?: Float32Array;
  /** Buffer for the sum of each column; its precision is that of the means. By default doubles. */
  sums?: Float32Array | Float64Array;
};

/** The same down columns; row by row, so that memory is read in its order. */
export function boxColumns(
  { values, width, height }: Grid,
  radius: number,
  { out = new Float32Array(values.length), sums = new Float64Array(width) }: ColumnOptions = {},
): Float32Array {
  throwIfStopped();
  const scale = 1 / (2 * radius + 1);
  const rowAt = (y: number) => Math.min(height - 1, Math.max(0, y)) * width;
  for (let x = 0; x < width; x += 1) sums[x] = values[x] * (radius + 1);
  for (let y = 1; y <= radius; y += 1) {
    const row = rowAt(y);
    for (let x = 0; x < width; x += 1) sums[x] += values[row + x];
  }
  for (let y = 0; y < height; y += 1) {
    const enter = rowAt(y + radius + 1);
    const leave = rowAt(y - radius);
    const row = y * width;
    for (let x = 0; x < width; x += 1) {
      const sum = sums[x];
      out[row + x] = sum * scale;
      sums[x] = sum + (values[enter + x] - values[leave + x]);
    }
  }
  return out;
}
