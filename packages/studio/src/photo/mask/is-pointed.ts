import type { PixelSize } from '@toile/tools';
import { distanceWithin } from './distance-within.ts';
import type { Dot } from './dots.ts';

/** What is around a dot on skin or hair. */
export type Surroundings = {
  size: PixelSize;
  /** How far the end of a line may slip, see `overshootPx`. */
  overshootPx: number;
  isGarment: (i: number) => boolean;
  isSubject: (i: number) => boolean;
};

/** A dot that is set by itself slips less far than the end of a line. */
const EDGE_PART = 0.3;

/** So near to an edge, as a part of that, a dot is in the middle of nothing, however thin the limb is. */
const TOUCH_PART = 0.4;

/** In the middle of an arm beside a garment a dot is about as far from the garment as from the ground. */
const MIDDLE = 0.7;

/** Whether a dot that was set by itself means what is under it: it lies away from garments, or in the middle of a limb. */
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
