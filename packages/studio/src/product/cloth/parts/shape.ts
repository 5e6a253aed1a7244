import { smoothCurve } from '../../../core/scene/curve.ts';
import type { Point, Polyline } from '../../../core/scene/point.ts';

/** A side of the garment, as the viewer sees it. */
export type Side = 'left' | 'right';
export const SIDES: readonly Side[] = ['left', 'right'];

const STEP_CM = 0.5;

/** A smooth row through the points, in centimetres. */
export const curve = (...points: Point[]): Point[] => smoothCurve(points, { stepPx: STEP_CM });

/** The same on the other side of the centre front. */
export const mirrored = (points: Polyline): Point[] => points.map(([x, y]) => [-x, y]);

/** Points that are drawn for the left, moved to the side that is asked for. */
export const onSide = (side: Side, points: Polyline): Point[] =>
  side === 'left' ? [...points] : mirrored(points);

/** The two edges of a piece drawn for the left, in their order on that side. */
export const edgesOn = (side: Side, outer: Polyline, inner: Polyline) =>
  side === 'left'
    ? { left: outer, right: inner }
    : { left: mirrored(inner), right: mirrored(outer) };

/** A row moved sideways by a distance: to the left of its direction as the viewer sees it, when positive. */
export function offset(points: Polyline, byCm: number): Point[] {
  return points.map(([x, y], i) => {
    const a = points[Math.max(0, i - 1)];
    const b = points[Math.min(points.length - 1, i + 1)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [x + ((b[1] - a[1]) / length) * byCm, y - ((b[0] - a[0]) / length) * byCm];
  });
}

/** Both halves of something symmetrical, from its left end over the centre to its right. */
export const wholeOf = (leftHalf: Polyline): Point[] => [
  ...leftHalf,
  ...mirrored(leftHalf).toReversed().slice(1),
];
