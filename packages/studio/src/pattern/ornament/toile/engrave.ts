import { withAlpha } from '../../../core/colour.ts';
import { closedCurve, openCurve, type PathPoint, polygon } from '../../../core/smooth-path.ts';
import type { Pen } from '../../paint/pen.ts';

export type Stroke = { width?: number; alpha?: number; straight?: boolean };

/** An engraved line in the pen's ink. */
export function cut(
  pen: Pen,
  points: readonly PathPoint[],
  { width = 1.1, alpha = 0.95, straight = false }: Stroke = {},
): void {
  const { ctx, ink } = pen;
  ctx.strokeStyle = withAlpha(ink, alpha);
  ctx.lineWidth = width;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  if (straight) for (const [x, y] of points) ctx.lineTo(x, y);
  else openCurve(ctx, points);
  ctx.stroke();
}

export type Mass = {
  points: readonly PathPoint[];
  /** Corners stay sharp. */
  straight?: boolean;
  /** Fine parallel lines over it: their lean in radians from upright, distance and strength. */
  hatch?: { lean: number; gap: number; alpha?: number };
  width?: number;
  /** A tint of ink under the lines, 0 to 1. */
  tint?: number;
};

/** A shape of bare ground with an engraved edge, hatched where it lies in the shade. */
export function mass(
  pen: Pen,
  { points, straight = false, hatch, width = 1.2, tint = 0 }: Mass,
): void {
  const { ctx, ink, ground } = pen;
  const trace = () => {
    ctx.beginPath();
    if (straight) polygon(ctx, points);
    else closedCurve(ctx, points, 0.85);
  };
  trace();
  ctx.fillStyle = ground;
  ctx.fill();
  if (tint > 0) {
    ctx.fillStyle = withAlpha(ink, tint);
    ctx.fill();
  }
  if (hatch) {
    ctx.save();
    ctx.clip();
    hatchOver(pen, points, hatch);
    ctx.restore();
  }
  trace();
  ctx.strokeStyle = ink;
  ctx.lineWidth = width;
  ctx.lineJoin = 'round';
  ctx.stroke();
}

function hatchOver(
  { ctx, ink }: Pen,
  points: readonly PathPoint[],
  { lean, gap, alpha = 0.75 }: NonNullable<Mass['hatch']>,
): void {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [top, foot] = [Math.min(...ys), Math.max(...ys)];
  const slide = Math.tan(lean) * (foot - top);
  ctx.strokeStyle = withAlpha(ink, alpha);
  ctx.lineWidth = 0.75;
  ctx.beginPath();
  for (let x = Math.min(...xs) - Math.abs(slide); x < Math.max(...xs) + Math.abs(slide); x += gap) {
    ctx.moveTo(x, top);
    ctx.lineTo(x + slide, foot);
  }
  ctx.stroke();
}
