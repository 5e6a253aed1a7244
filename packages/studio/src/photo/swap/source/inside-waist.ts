import { clamp } from '../../../core/interpolate.ts';
import type { Silhouette } from './silhouette.ts';

/** Height of the inside of the back at the middle of the waist, as a share of the garment's height. */
const INSIDE = 0.026;

/** Pixels of a column, from the waist's upper edge down, that are the inside of the back. */
export function insideWaistPx({ wide, high, middle }: Silhouette, x: number): number {
  const across = clamp(Math.abs(x - middle) / (wide * 0.33));
  return high * INSIDE * (1 - across ** 4) + 1;
}
