import { foldGrid } from './fold-grid.ts';
import type { Grid } from './perlin.ts';
import type { Unit } from './unit.ts';

/** A field of one number a pixel. */
type Target = { values: Float32Array; width: number; height: number };

/**
 * Enlarges a grid over one unit bilinearly and adds it, times `strength`, to a field; across
 * the joins it reads the neighbouring copy.
 */
export function addEnlarged(
  unit: Unit,
  grid: Grid,
  { target, strength }: { target: Target; strength: number },
): void {
  const { values: out, width, height } = target;
  if (grid.width === width && grid.height === height) {
    for (let i = 0; i < out.length; i += 1) out[i] += grid.values[i] * strength;
    return;
  }
  const padded = padRightAndBelow(unit, grid);
  const stride = grid.width + 1;
  const { index, part } = steps(grid.width, width);
  const row = new Float32Array(stride);
  for (let y = 0; y < height; y += 1) {
    const v = (y * grid.height) / height;
    const above = Math.floor(v) * stride;
    const below = above + stride;
    const fy = v - Math.floor(v);
    for (let i = 0; i < stride; i += 1) {
      row[i] = (padded[above + i] + (padded[below + i] - padded[above + i]) * fy) * strength;
    }
    const start = y * width;
    for (let x = 0; x < width; x += 1) {
      const left = row[index[x]];
      out[start + x] += left + (row[index[x] + 1] - left) * part[x];
    }
  }
}

/** For each pixel across: the grid's column to the left of it, and how far it lies beyond. */
function steps(from: number, to: number): { index: Int32Array; part: Float32Array } {
  const at = (x: number) => (x * from) / to;
  const index = Int32Array.from({ length: to }, (_, x) => Math.floor(at(x)));
  const part = Float32Array.from({ length: to }, (_, x) => at(x) - index[x]);
  return { index, part };
}

/** The grid with one more column and row, taken from the copies next to the unit. */
function padRightAndBelow(unit: Unit, { width, height, values }: Grid): Float32Array {
  const padded = new Float32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    padded.set(values.subarray(y * width, (y + 1) * width), y * (width + 1));
  }
  const copyFrom = (x: number, y: number) => {
    const at = foldGrid(unit.repeat, { x, y }, { width, height });
    padded[y * (width + 1) + x] = values[at.y * width + Math.min(at.x, width - 1)];
  };
  for (let y = 0; y < height; y += 1) copyFrom(width, y);
  for (let x = 0; x <= width; x += 1) copyFrom(x, height);
  return padded;
}
