import { boundsOf } from './bounds.ts';
import { placeAlong } from './curve.ts';
import type { Point, Polyline } from './point.ts';

/** A place on a piece of cloth: u across from its left edge (0) to its right (1), v down from 0 to 1. */
export type Patch = (u: number, v: number) => Point;

/**
 * The ruled surface between two edges that run down: folds, prints, pockets and shade drawn
 * in its coordinates follow the pose by themselves. `sagPx` lets the middle of the lower end hang.
 */
export function ruledPatch(left: Polyline, right: Polyline, sagPx = 0): Patch {
  const leftAt = placeAlong(left);
  const rightAt = placeAlong(right);
  return (u, v) => {
    const a = leftAt(v);
    const b = rightAt(v);
    const across = 2 * u - 1;
    return [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u + sagPx * v * (1 - across * across)];
  };
}

/** The page itself as cloth, over the box of an outline. */
export function uprightPatch(outline: Polyline): Patch {
  const { left, top, right, bottom } = boundsOf([outline]);
  return (u, v) => [left + (right - left) * u, top + (bottom - top) * v];
}
