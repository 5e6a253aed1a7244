import { clamp } from '../../../core/interpolate.ts';
import type { Silhouette } from './silhouette.ts';

/** So much of the height at the middle of the waist is the inside of the back. */
const INSIDE = 0.026;

/** How much of a column, from a waist's upper edge on, is not worn in front. */
export function insideWaistPx({ wide, high, middle }: Silhouette, x: number): number {
  const across = clamp(Math.abs(x - middle) / (wide * 0.33));
  return high * INSIDE * (1 - across ** 4) + 1;
}
