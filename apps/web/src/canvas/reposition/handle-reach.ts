import type { Size } from '../../lib/pictures/paper.ts';

/** Radius of a handle, in CSS pixels as all lengths here. */
const HANDLE_RADIUS_PX = 20;
const CORNER_HIT_RADIUS_PX = 40;
/** Least radius of a handle's hit area: 24 px across, the minimum of WCAG 2.2. */
const LEAST_RADIUS_PX = 12;

/**
 * Largest reach of a corner handle, as a share of the subject's shorter side: the middle stays free
 * to drag the subject by.
 */
const SHARE_OF_SIDE = 0.3;

/**
 * Radius at which a subject's handles are drawn, and distance from a corner within which a pointer
 * takes hold of it.
 */
export function handleReach({ width, height }: Size): { radiusPx: number; reachPx: number } {
  const room = Math.min(width, height) * SHARE_OF_SIDE;
  const reachPx = Math.min(CORNER_HIT_RADIUS_PX, Math.max(LEAST_RADIUS_PX, room));
  return { reachPx, radiusPx: Math.min(HANDLE_RADIUS_PX, reachPx) };
}
