import type { Size } from '../../lib/pictures/paper.ts';

/** All in CSS pixels. */
const HANDLE_RADIUS_PX = 20;
const CORNER_HIT_RADIUS_PX = 40;
/** Half of what a finger needs. */
const LEAST_RADIUS_PX = 12;

/** How much of a subject's shorter side a corner may take: its middle is left to drag it by. */
const PART_OF_SIDE = 0.3;

/** How large the handles of a subject are drawn, and how far from a corner it is taken hold of. */
export function handleReach({ width, height }: Size): { radiusPx: number; reachPx: number } {
  const room = Math.min(width, height) * PART_OF_SIDE;
  const reachPx = Math.min(CORNER_HIT_RADIUS_PX, Math.max(LEAST_RADIUS_PX, room));
  return { reachPx, radiusPx: Math.min(HANDLE_RADIUS_PX, reachPx) };
}
