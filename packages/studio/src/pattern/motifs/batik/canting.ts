import type { Hex } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { Context, Sheet } from '../../../core/sheet.ts';
import { openCurve, type PathPoint } from '../../../core/smooth-path.ts';
import type { MotifSpec } from '../../motif.ts';

/** Baths of one cloth: what the wax kept white, the warm brown, the deep blue, and the ground. */
export type Baths = { white: Hex; warm: Hex; deep: Hex; ground: Hex };

/** What every design is drawn with. */
export type Wax = { sheet: Sheet; spec: MotifSpec; baths: Baths };

type Fill = { colour: Hex; alpha?: number };

/** Filled shape of one colour. */
export function fill(ctx: Context, { colour }: Fill, trace: () => void): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  trace();
  ctx.fill();
}

/** A line of the canting, the spouted wax pen. */
export function canting(
  ctx: Context,
  points: readonly PathPoint[],
  { width, colour }: { width: number; colour: Hex },
): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  openCurve(ctx, points);
  ctx.stroke();
}

/** A row of wax dots. */
export function dots(
  ctx: Context,
  points: readonly PathPoint[],
  { radius, colour }: { radius: number; colour: Hex },
): void {
  fill(ctx, { colour }, () => {
    for (const [x, y] of points) {
      ctx.moveTo(x + radius, y);
      ctx.arc(x, y, radius, 0, TAU);
    }
  });
}

/** Points at even steps on a circle about (0, 0). */
export const ringPoints = (radius: number, count: number, turn = 0): PathPoint[] =>
  Array.from({ length: count }, (_, i): PathPoint => {
    const angle = ((i + turn) / count) * TAU;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
