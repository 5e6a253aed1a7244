import { clamp, lerp, smoothstep } from '../../core/interpolate.ts';
import type { Side } from './garment-view.ts';
import type { Lay } from './lay.ts';
import type { GarmentMeasure } from './measure-garment.ts';
import { ROWS } from './settle-rails.ts';
import { smoothed } from './strip.ts';

/** A symmetric trunk laid flat: half its width, half the gap between its legs, and the height of each row. */
export type Outline = { outer: number[]; inner: number[]; heights: number[] };

/** Length of a tucked top that the waistband hides, in torso lengths. */
const TUCKED_IN = 0.14;

/** Symmetric trunk: the waist straightened by `lay.ease`, the legs straight, a tucked hem pulled out. */
export function outlineOf(measure: GarmentMeasure, lay: Lay, torsoPx: number): Outline {
  const { half, armpitRow, crotchRow, lengthPx, hem } = measure;
  const straight = hullOf(half, armpitRow);
  const heights = half.map((_, row) => (row / (ROWS - 1)) * lengthPx);
  const outer = half.map((value, row) =>
    row < armpitRow ? value : lerp(value, straight[row], lay.ease),
  );
  const inner = half.map(() => 0);
  if (hem === 'tucked') return letOut({ outer, inner, heights }, armpitRow, torsoPx);
  if (crotchRow === undefined) return { outer, inner, heights };
  return { ...withLegs({ outer, inner }, measure, lay), heights };
}

/** A tucked top: straight from the armpits, and as much longer as a waistband holds. */
function letOut({ outer, inner, heights }: Outline, armpitRow: number, torsoPx: number): Outline {
  const chest = Math.max(...outer.slice(armpitRow, armpitRow + (ROWS >> 3)));
  return {
    outer: outer.map((value, row) =>
      row < armpitRow ? value : Math.max(value, chest * lerp(1, 0.97, row / ROWS)),
    ),
    inner,
    heights: heights.map(
      (y, row) => y + torsoPx * TUCKED_IN * smoothstep(0.45, 1.1, row / (ROWS - 1)),
    ),
  };
}

function withLegs(
  { outer, inner }: Pick<Outline, 'outer' | 'inner'>,
  { half, rails, crotchRow = 0 }: GarmentMeasure,
  { spread }: Lay,
): Pick<Outline, 'outer' | 'inner'> {
  const first = Math.min(ROWS - 2, Math.max(1, crotchRow));
  const widths = half.map((_, row) => {
    const widthOf = (side: Side) => Math.abs(rails[side][row].outer - rails[side][row].inner);
    return (widthOf(-1) + widthOf(1)) / 2;
  });
  const even = smoothed(widths.slice(first), 2);
  const hips = half[first];
  const taper = even.map((width, i) => width * lerp(hips / Math.max(1, even[0]), 1, clamp(i / 12)));
  for (let row = first; row < ROWS; row += 1) {
    const part = (row - first) / (ROWS - 1 - first);
    const width = taper[row - first];
    const axis = lerp(hips / 2, (hips / 2) * spread + width * 0.06, part);
    outer[row] = axis + width / 2;
    inner[row] = Math.max(axis - width / 2, 0.6 * Math.min(6, row - first));
  }
  return { outer: smoothed(outer, 1.5), inner };
}

/** Convex hull of the outline: straight from one widest row to the next, without a waist. */
function hullOf(half: readonly number[], from: number): number[] {
  const out = [...half];
  let row = from;
  while (row < half.length - 1) {
    let best = row + 1;
    let steepest = Number.NEGATIVE_INFINITY;
    for (let next = row + 1; next < half.length; next += 1) {
      const slope = (half[next] - half[row]) / (next - row);
      if (slope < steepest) continue;
      steepest = slope;
      best = next;
    }
    for (let i = row; i <= best; i += 1) out[i] = half[row] + steepest * (i - row);
    row = best;
  }
  return out;
}
