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
    const across = shapes.flatMap((shape) => crossings(shape, y));
    if (across.length === 0) continue;
    left.push([Math.min(...across), y]);
    right.push([Math.max(...across), y]);
  }
  const around = [...left.toReversed(), ...right];
  return smoothCurve(resample([...around, around[0]], 5).slice(0, -1), {
    closed: true,
    stepPx: 2,
  });
}

/** Where a closed shape crosses a height of the page. */
function crossings(shape: Polyline, y: number): number[] {
  return shape.flatMap(([ax, ay], i) => {
    const [bx, by] = shape[(i + 1) % shape.length];
    return ay > y === by > y ? [] : [ax + ((y - ay) / (by - ay)) * (bx - ax)];
  });
}
