import { foldGrid } from './fold-grid.ts';
import { modulo, TAU } from './interpolate.ts';
import { createRng } from './rng.ts';
import type { Unit } from './unit.ts';

/** A grid of numbers over one unit, row by row, left and top edges included. */
export type Grid = { width: number; height: number; values: Float32Array };
export type Cells = { across: number; down: number };

/** Gradient noise (Perlin, 2002 fade), about −0.7 to 0.7, that repeats as the unit does. */
export function perlin(
  unit: Unit,
  cells: Cells,
  options: { seed: string; width: number; height: number },
): Grid {
  const { width, height, seed } = options;
  const nodes = gradients(unit, cells, seed);
  const values = new Float32Array(width * height);
  const stride = cells.across + 1;
  const columns = Array.from({ length: width }, (_, x) => (x * cells.across) / width);
  const index = Int32Array.from(columns, Math.floor);
  const part = Float32Array.from(columns, (u) => u - Math.floor(u));
  const weight = part.map(fade);
  for (let y = 0; y < height; y += 1) {
    const v = (y * cells.down) / height;
    const j = Math.floor(v);
    const fy = v - j;
    const wy = fade(fy);
    for (let x = 0; x < width; x += 1) {
      const fx = part[x];
      const p = 2 * (j * stride + index[x]);
      const q = p + 2 * stride;
      const top = nodes[p] * fx + nodes[p + 1] * fy;
      const topRight = nodes[p + 2] * (fx - 1) + nodes[p + 3] * fy;
      const low = nodes[q] * fx + nodes[q + 1] * (fy - 1);
      const lowRight = nodes[q + 2] * (fx - 1) + nodes[q + 3] * (fy - 1);
      const upper = top + (topRight - top) * weight[x];
      values[y * width + x] = upper + (low + (lowRight - low) * weight[x] - upper) * wy;
    }
  }
  return { width, height, values };
}

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

/** Gradients at the (across + 1) × (down + 1) corners; corners that are copies share one. */
function gradients(unit: Unit, { across, down }: Cells, seed: string): Float32Array {
  const rng = createRng(seed);
  const own = Float32Array.from({ length: (across + 1) * down }, () => rng.range(0, TAU));
  const nodes = new Float32Array((across + 1) * (down + 1) * 2);
  for (let j = 0; j <= down; j += 1) {
    for (let i = 0; i <= across; i += 1) {
      const at = foldGrid(unit.repeat, { x: i, y: j }, { width: across, height: down });
      const angle = own[modulo(at.y, down) * (across + 1) + at.x];
      const k = 2 * (j * (across + 1) + i);
      nodes[k] = Math.cos(angle);
      nodes[k + 1] = Math.sin(angle);
    }
  }
  return nodes;
}
