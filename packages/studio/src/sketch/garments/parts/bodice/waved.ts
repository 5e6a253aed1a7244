import { placeAlong } from '../../../../core/scene/curve.ts';
import {
  add,
  normalOf,
  type Point,
  type Polyline,
  subtract,
  times,
  unitOf,
} from '../../../../core/scene/point.ts';

/** A row of points in even waves, which swell to the left of its direction seen from above; to the right where negative. */
export function waved(row: Polyline, { waves, px }: { waves: number; px: number }): Point[] {
  const at = placeAlong(row);
  const count = waves * 6;
  return Array.from({ length: count + 1 }, (_, i) => {
    const part = i / count;
    const normal = normalOf(unitOf(subtract(at(part + 0.01), at(part - 0.01))));
    return add(at(part), times(normal, -Math.abs(Math.sin(part * Math.PI * waves)) * px));
  });
}
