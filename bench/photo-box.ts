import type { Place } from './canvas-frames.ts';

/** Side of the photo that is drawn on, in its pixels. */
export const SIDE_PX = 1024;

/** Place of the photo on the page, in CSS pixels. */
export type Box = Place & { side: number };

export const toPage = ({ x, y, side }: Box, at: Place): Place => ({
  x: x + (at.x / SIDE_PX) * side,
  y: y + (at.y / SIDE_PX) * side,
});
