import { resample, smoothCurve } from '../../../core/scene/curve.ts';
import type { Point, Polyline } from '../../../core/scene/point.ts';

const ROW_PX = 1.5;

/** The outline about closed shapes that together are one piece at every height of the page. */
export function silhouetteOf(shapes: readonly Polyline[]): Point[] {
  const heights = shapes.flatMap((shape) => shape.map((point) => point[1]));
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  const count = Math.max(4, Math.round((bottom - top) / ROW_PX));
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= count; i += 1) {
    const y = top + ((bottom - top) * (i + 0.5)) / (count + 1);
    const [from, to] = extentAt(shapes, y);
    if (from > to) continue;
    left.push([from, y]);
    right.push([to, y]);
  }
  const around = [...left.toReversed(), ...right];
  return smoothCurve(resample([...around, around[0]], 5).slice(0, -1), {
    closed: true,
    stepPx: 2,
  });
}

/** The leftmost and rightmost crossing of closed shapes with a height of the page. */
function extentAt(shapes: readonly Polyline[], y: number): [from: number, to: number] {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const shape of shapes) {
    let [ax, ay] = shape[shape.length - 1];
    for (const [bx, by] of shape) {
      if (ay > y !== by > y) {
        const x = ax + ((y - ay) / (by - ay)) * (bx - ax);
        if (x < from) from = x;
        if (x > to) to = x;
      }
      [ax, ay] = [bx, by];
    }
  }
  return [from, to];
}
