import { resample, smoothCurve } from '../../scene/curve.ts';
import type { Point } from '../../scene/point.ts';

/** The smallest convex outline about some places (Andrew 1979), its corners softened. */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const hull = [...halfHull(sorted), ...halfHull(sorted.toReversed())];
  return smoothCurve(resample([...hull, hull[0]], 6).slice(0, -1), { closed: true, stepPx: 2 });
}

function halfHull(sorted: readonly Point[]): Point[] {
  const half: Point[] = [];
  for (const point of sorted) {
    while (half.length > 1 && turnOf(half[half.length - 2], half[half.length - 1], point) <= 0) {
      half.pop();
    }
    half.push(point);
  }
  return half.slice(0, -1);
}

const turnOf = (a: Point, b: Point, c: Point) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
