import { placeAlong, smoothCurve } from '../../../core/scene/curve.ts';
import {
  add,
  normalOf,
  type Point,
  type Polyline,
  subtract,
  times,
  unitOf,
} from '../../../core/scene/point.ts';
import type { HairContext } from './hairstyle.ts';
import { drawMass, strandColour } from './lock.ts';

/** A plait along a path, tapering to its tied end. */
export function drawBraid(context: HairContext, path: Polyline, widthPx: number): void {
  const at = placeAlong(smoothCurve(path));
  const links = 9;
  const place = (part: number, aside: number): Point => {
    const along = unitOf(subtract(at(Math.min(1, part + 0.03)), at(Math.max(0, part - 0.03))));
    const half = (widthPx / 2) * (1 - 0.4 * part);
    return add(at(part), times(normalOf(along), aside * half));
  };
  const edge = (sign: -1 | 1): Point[] =>
    Array.from({ length: links * 2 + 1 }, (_, i) =>
      place(i / (links * 2), sign * (i % 2 === 0 ? 0.72 : 1.08)),
    );
  drawMass(context, [...edge(1), place(1, 0), ...edge(-1).toReversed()], {
    weight: 0.55,
    part: 'braid',
  });
  const colour = strandColour(context.look.hair);
  for (let i = 0; i < links; i += 1) {
    const [from, middle] = [i / links, (i + 0.62) / links];
    for (const sign of [-1, 1]) {
      context.pen.stroke(
        'hair',
        smoothCurve([
          place(from, sign * 0.95),
          place((from + middle) / 2, sign * 0.6),
          place(middle, sign * -0.05),
        ]),
        {
          weight: 1.2,
          colour,
          taper: [0.2, 0.5],
        },
      );
    }
  }
}
