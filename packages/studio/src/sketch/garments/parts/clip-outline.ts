import { between, type Point, type Polyline } from '../../../core/scene/point.ts';

/** Distance of a point from the line through a and b, times its length; positive to the right of its direction as the viewer sees it. */
const sideOf = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number =>
  (bx - ax) * (y - ay) - (by - ay) * (x - ax);

/**
 * The part of a closed outline on one side of a straight line (Sutherland and Hodgman 1974): going
 * from `a` to `b` to the viewer's right, what lies below.
 */
export function clipOutline(outline: Polyline, a: Point, b: Point): Point[] {
  return outline.flatMap((at, i) => {
    const next = outline[(i + 1) % outline.length];
    const [own, other] = [sideOf(a, b, at), sideOf(a, b, next)];
    const kept = own >= 0 ? [at] : [];
    return own >= 0 === other >= 0 ? kept : [...kept, between(at, next, own / (own - other))];
  });
}
