import { foldGrid } from './fold-grid.ts';
import type { Grid } from './perlin.ts';
import type { Unit } from './unit.ts';

/** Enlarges a grid over one unit bilinearly; across the joins it reads the neighbouring copy. */
export function enlarge(unit: Unit, grid: Grid, size: { width: number; height: number }): Float32Array {
  if (grid.width === size.width && grid.height === size.height) return grid.values;
  const padded = padRightAndBelow(unit, grid);
  const stride = grid.width + 1;
  const out = new Float32Array(size.width * size.height);
  for (let y = 0; y < size.height; y += 1) {
    const v = (y * grid.height) / size.height;
    const j = Math.floor(v);
    const fy = v - j;
    for (let x = 0; x < size.width; x += 1) {
      const u = (x * grid.width) / size.width;
      const i = Math.floor(u);
      const p = j * stride + i;
      const q = p + stride;
      const top = padded[p] + (padded[p + 1] - padded[p]) * (u - i);
      const low = padded[q] + (padded[q + 1] - padded[q]) * (u - i);
      out[y * size.width + x] = top + (low - top) * fy;
    }
  }
  return out;
}

/** The grid with one more column and row, taken from the copies next to the unit. */
function padRightAndBelow(unit: Unit, { width, height, values }: Grid): Float32Array {
  const padded = new Float32Array((width + 1) * (height + 1));
  for (let y = 0; y <= height; y += 1) {
    for (let x = 0; x <= width; x += 1) {
      const at = foldGrid(unit.repeat, { x, y }, { width, height });
      padded[y * (width + 1) + x] = values[at.y * width + Math.min(at.x, width - 1)];
    }
  }
  return padded;
}
