import { lerp, TAU } from '../../../core/interpolate.ts';
import { closedCurve, type PathPoint, polygon } from '../../../core/smooth-path.ts';
import type { Outline } from '../../paint/medium.ts';

/** The outline of a shape that fills the circle of a radius about (0, 0). */
export type Shape = (radius: number) => Outline;

export const disc: Shape = (radius) => (ctx) => {
  ctx.moveTo(radius * 0.9, 0);
  ctx.arc(0, 0, radius * 0.9, 0, TAU);
};

export const halfDisc: Shape = (radius) => (ctx) => {
  ctx.arc(0, radius * 0.45, radius, Math.PI, TAU);
  ctx.closePath();
};

export const quarterDisc: Shape = (radius) => (ctx) => {
  ctx.moveTo(-radius * 0.7, radius * 0.7);
  ctx.arc(-radius * 0.7, radius * 0.7, radius * 1.45, -TAU / 4, 0);
  ctx.closePath();
};

export const triangle: Shape = (radius) => (ctx) =>
  polygon(
    ctx,
    [0, 1, 2].map((i): PathPoint => {
      const angle = (i / 3) * TAU - TAU / 4;
      return [Math.cos(angle) * radius, Math.sin(angle) * radius];
    }),
  );

export const bar: Shape = (radius) => (ctx) =>
  ctx.rect(-radius, -radius * 0.26, radius * 2, radius * 0.52);

export const slab: Shape = (radius) => (ctx) =>
  ctx.rect(-radius * 0.68, -radius * 0.68, radius * 1.36, radius * 1.36);

export const cross: Shape = (radius) => {
  const [far, near] = [radius * 0.9, radius * 0.24];
  const arm: readonly PathPoint[] = [
    [near, -near],
    [far, -near],
    [far, near],
  ];
  const turned = ([x, y]: PathPoint, quarters: number): PathPoint =>
    [[x, y] as const, [-y, x] as const, [-x, -y] as const, [y, -x] as const][quarters];
  return (ctx) =>
    polygon(
      ctx,
      [0, 1, 2, 3].flatMap((quarters) => arm.map((point) => turned(point, quarters))),
    );
};

/** A band that swings from side to side, its ends cut straight. */
function band(middle: readonly PathPoint[], width: number): PathPoint[] {
  const edge = (side: number) =>
    middle.map(([x, y], i): PathPoint => {
      const [before, after] = [middle[Math.max(0, i - 1)], middle[i + 1] ?? [x, y]];
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const length = Math.hypot(dx, dy);
      return [x - (dy / length) * side * width, y + (dx / length) * side * width];
    });
  return [...edge(0.5), ...edge(-0.5).toReversed()];
}

const along = (count: number, place: (t: number) => PathPoint): PathPoint[] =>
  Array.from({ length: count + 1 }, (_, i) => place(i / count));

/** A wavy worm of so many half waves. */
export const squiggle =
  (bends: number, { swing = 0.3, width = 0.24 } = {}): Shape =>
  (radius) => {
    const middle = along(bends * 8, (t) => [
      lerp(-0.94, 0.94, t) * radius,
      Math.sin(t * bends * Math.PI) * radius * swing,
    ]);
    return (ctx) => closedCurve(ctx, band(middle, radius * width));
  };

/** A band folded like a lightning bolt: its two edges are the same line, moved. */
export const zigzag =
  (folds: number): Shape =>
  (radius) => {
    const line = along(
      folds,
      (t): PathPoint => [
        lerp(-0.95, 0.95, t) * radius,
        (Math.round(t * folds) % 2 === 0 ? 0.26 : -0.26) * radius,
      ],
    );
    const moved = (by: number) => line.map(([x, y]): PathPoint => [x, y + by * radius]);
    return (ctx) => polygon(ctx, [...moved(-0.17), ...moved(0.17).toReversed()]);
  };
