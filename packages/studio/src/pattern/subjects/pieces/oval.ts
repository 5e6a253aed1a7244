import { TAU } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';

/** Points of an ellipse: a few, joined by a curve. */
const POINTS = 12;

/** An upright ellipse about a place, by half its width and half its height. */
export const oval = (x: number, y: number, half: number, tall: number): PathPoint[] =>
  Array.from({ length: POINTS }, (_, i): PathPoint => {
    const angle = (i / POINTS) * TAU;
    return [x + Math.cos(angle) * half, y + Math.sin(angle) * tall];
  });
