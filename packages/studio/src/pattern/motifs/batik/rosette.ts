import { TAU } from '../../../core/interpolate.ts';
import type { Context } from '../../../core/sheet.ts';
import { closedCurve, type PathPoint } from '../../../core/smooth-path.ts';
import { type Baths, dots, fill, ringPoints } from './canting.ts';

/** A drop from the middle outwards to the right: pointed at its root. */
const drop = (from: number, to: number, half: number): PathPoint[] => [
  [from, 0],
  [from + (to - from) * 0.35, -half * 0.72],
  [from + (to - from) * 0.72, -half],
  [to, 0],
  [from + (to - from) * 0.72, half],
  [from + (to - from) * 0.35, half * 0.72],
];

/** A rosette of drops, from its rim inwards. */
export function rosette(
  ctx: Context,
  radius: number,
  { petals, baths }: { petals: number; baths: Baths },
): void {
  for (let i = 0; i < petals; i += 1) {
    ctx.save();
    ctx.rotate((i / petals) * TAU);
    const half = Math.min(radius * 0.27, (radius * Math.PI * 0.62) / petals);
    fill(ctx, { colour: baths.white }, () => closedCurve(ctx, drop(radius * 0.22, radius, half)));
    fill(ctx, { colour: i % 2 === 0 ? baths.warm : baths.deep }, () =>
      closedCurve(ctx, drop(radius * 0.32, radius * 0.9, half * 0.7)),
    );
    dots(
      ctx,
      [0.5, 0.62, 0.74].map((t): PathPoint => [radius * t, 0]),
      { radius: radius * 0.026, colour: baths.white },
    );
    ctx.restore();
  }
  fill(ctx, { colour: baths.white }, () => ctx.arc(0, 0, radius * 0.26, 0, TAU));
  fill(ctx, { colour: baths.deep }, () => ctx.arc(0, 0, radius * 0.19, 0, TAU));
  dots(ctx, ringPoints(radius * 0.11, 6), { radius: radius * 0.03, colour: baths.white });
}
