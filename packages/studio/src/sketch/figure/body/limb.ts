import { cutAlong, placeAlong, smoothCurve } from '../../../core/scene/curve.ts';
import {
  add,
  normalOf,
  type Point,
  type Polyline,
  subtract,
  times,
  unitOf,
} from '../../../core/scene/point.ts';
import { type Limb, type Side, signOf } from '../body.ts';
import type { LimbProfile } from './build.ts';
import { alongKnots } from './knots.ts';

export type LimbInput = {
  side: Side;
  /** In pixels: root, bend, end. */
  joints: readonly [Point, Point, Point];
  profile: LimbProfile;
  unitPx: number;
  /** How far the middles of both bones bow outwards, in heads. */
  bow?: readonly [upper: number, lower: number];
};

const STEPS = 48;

/** A limb about its bones, with a contour of its own on either side. */
export function limbOf({ side, joints, profile, unitPx, bow = [0, 0] }: LimbInput): Limb {
  const [root, bend, end] = joints;
  const sign = signOf(side);
  const axis = smoothCurve([
    root,
    bowed(root, bend, sign * bow[0] * unitPx),
    bend,
    bowed(bend, end, sign * bow[1] * unitPx),
    end,
  ]);
  const outerAt = alongKnots(profile.map(([part, outer]) => [part, outer]));
  const innerAt = alongKnots(profile.map(([part, , inner]) => [part, inner]));
  const at = placeAlong(axis);
  const offset = (width: (part: number) => number, factor: number) =>
    smoothCurve(
      Array.from({ length: STEPS / 2 + 1 }, (_, i) => {
        const part = (i * 2) / STEPS;
        const along = unitOf(subtract(at(Math.min(1, part + 0.03)), at(Math.max(0, part - 0.03))));
        return add(at(part), times(normalOf(along), factor * width(part) * unitPx));
      }),
    );
  return {
    axis,
    outer: offset(outerAt, sign),
    inner: offset(innerAt, -sign),
    bendAt: partOf(axis, bend),
    halfWidth: (part) => ((outerAt(part) + innerAt(part)) / 2) * unitPx,
  };
}

function bowed(from: Point, to: Point, px: number): Point {
  const along = subtract(to, from);
  return add(add(from, times(along, 0.46)), times(normalOf(unitOf(along)), px));
}

/** The part of a row's length at which it passes nearest to a point. */
function partOf(row: Polyline, point: Point): number {
  const places = cutAlong(row, 0, 1, 4);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  places.forEach(([x, y], i) => {
    const gap = Math.hypot(x - point[0], y - point[1]);
    if (gap < least) [best, least] = [i, gap];
  });
  return best / (places.length - 1);
}
