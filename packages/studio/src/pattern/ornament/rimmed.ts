import { adjust, type Hex, isDark } from '../../core/colour.ts';
import { closedCurve, type PathPoint } from '../../core/smooth-path.ts';
import type { Tone } from '../paint/medium.ts';
import { paint } from '../paint/paint.ts';
import type { Pen } from '../paint/pen.ts';

/** Paints a smooth shape and draws a fine line of a deeper colour around it, as engravers of blocks do. */
export function rimmed(
  pen: Pen,
  points: readonly PathPoint[],
  tone: Tone & { rim?: Hex; line?: number },
): void {
  const { ctx } = pen;
  paint(pen, (path) => closedCurve(path, points, 0.85), tone);
  if (pen.style === 'line' || pen.style === 'embroidery') return;
  ctx.strokeStyle = tone.rim ?? adjust(tone.colour, isDark(tone.colour) ? -0.1 : -0.16, 1.1);
  ctx.lineJoin = 'round';
  ctx.lineWidth = tone.line ?? 1.4;
  ctx.beginPath();
  closedCurve(ctx, points, 0.85);
  ctx.stroke();
}

/** A petal from (0, 0) upwards with a point at its tip. */
export const pointed = (length: number, width: number): PathPoint[] => [
  [0, 0],
  [-width * 0.34, -length * 0.24],
  [-width * 0.5, -length * 0.56],
  [-width * 0.22, -length * 0.86],
  [0, -length],
  [width * 0.22, -length * 0.86],
  [width * 0.5, -length * 0.56],
  [width * 0.34, -length * 0.24],
];

/** A petal from (0, 0) upwards with a notch at its tip. */
export const notched = (length: number, width: number): PathPoint[] => [
  [0, 0],
  [-width * 0.3, -length * 0.34],
  [-width * 0.52, -length * 0.74],
  [-width * 0.26, -length * 1.0],
  [0, -length * 0.9],
  [width * 0.26, -length * 1.0],
  [width * 0.52, -length * 0.74],
  [width * 0.3, -length * 0.34],
];
