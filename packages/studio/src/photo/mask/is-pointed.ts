import type { PixelSize } from '@toile/tools';
import { distanceWithin } from './distance-within.ts';
import type { Dot } from './dots.ts';

/** Surroundings of a dot on skin or hair. */
export type Surroundings = {
  size: PixelSize;
  /** Largest slip of a line's end, in pixels, see `overshootPx`. */
  overshootPx: number;
  isGarment: (i: number) => boolean;
  isSubject: (i: number) => boolean;
};

/** Slip of a dot that is set by itself, as a share of the slip of a line's end. */
const EDGE_PART = 0.3;

/** Distance from an edge, as a share of that slip, below which a dot is not in the middle of a limb. */
const TOUCH_PART = 0.4;

/** Least ratio of a dot's distances to the garment and to the ground in the middle of an arm. */
const MIDDLE = 0.7;

/** Test of a dot that was set by itself: away from garments, or in the middle of a limb, it selects skin or hair. */
export function isPointed(
  dot: Dot,
  { size, overshootPx, isGarment, isSubject }: Surroundings,
): boolean {
  const edge = { size, reachPx: overshootPx * EDGE_PART };
  const toGarment = distanceWithin(dot, edge, isGarment);
  if (toGarment > edge.reachPx) return true;
  const toGround = distanceWithin(dot, edge, (i) => !isSubject(i));
  if (Math.min(toGarment, toGround) < edge.reachPx * TOUCH_PART) return false;
  return toGarment >= toGround * MIDDLE;
}
