import type { Context } from './sheet.ts';

export type PathPoint = readonly [x: number, y: number];

/** Adds a closed Catmull-Rom curve through the points to the current path. */
export function closedCurve(ctx: Context, points: readonly PathPoint[], tension = 0.5): void {
  const n = points.length;
  const k = tension / 3;
  ctx.moveTo(points[0][0], points[0][1]);
  for (let i = 0; i < n; i += 1) {
    const [a, b, c, d] = [
      points[(i - 1 + n) % n],
      points[i],
      points[(i + 1) % n],
      points[(i + 2) % n],
    ];
    curveTo(ctx, { a, b, c, d, k });
  }
  ctx.closePath();
}

/** Adds an open Catmull-Rom curve through the points to the current path. */
export function openCurve(ctx: Context, points: readonly PathPoint[], tension = 0.5): void {
  const last = points.length - 1;
  const k = tension / 3;
  ctx.moveTo(points[0][0], points[0][1]);
  for (let i = 0; i < last; i += 1) {
    const [a, b, c] = [points[Math.max(0, i - 1)], points[i], points[i + 1]];
    curveTo(ctx, { a, b, c, d: points[Math.min(last, i + 2)], k });
  }
}

/** Adds a closed polygon to the current path. */
export function polygon(ctx: Context, points: readonly PathPoint[]): void {
  points.forEach(([x, y], i) => {
    if (i === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  });
  ctx.closePath();
}

type Segment = { a: PathPoint; b: PathPoint; c: PathPoint; d: PathPoint; k: number };

function curveTo(ctx: Context, { a, b, c, d, k }: Segment): void {
  ctx.bezierCurveTo(
    b[0] + (c[0] - a[0]) * k,
    b[1] + (c[1] - a[1]) * k,
    c[0] - (d[0] - b[0]) * k,
    c[1] - (d[1] - b[1]) * k,
    c[0],
    c[1],
  );
}
