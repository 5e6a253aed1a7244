import { placeAlong } from '../../../../core/scene/curve.ts';
import {
  add,
  lengthOf,
  normalOf,
  type Point,
  subtract,
  times,
  unitOf,
} from '../../../../core/scene/point.ts';
import type { Arm } from '../../../figure/body.ts';

/** The arm as a sleeve sees it. */
export type AlongArm = {
  axis: (part: number) => Point;
  /** Down the arm, of length 1. */
  down: (part: number) => Point;
  /** Away from the trunk and square to the arm, of length 1. */
  outward: (part: number) => Point;
  /** On a contour, `easePx` outside of the arm. */
  outer: (part: number, easePx?: number) => Point;
  inner: (part: number, easePx?: number) => Point;
};

/** Lays a ruler along an arm. */
export function alongArm(arm: Arm): AlongArm {
  const axis = placeAlong(arm.axis);
  const outerAt = placeAlong(arm.outer);
  const innerAt = placeAlong(arm.inner);
  const down = (part: number) => unitOf(subtract(axis(part + 0.05), axis(part - 0.05)));
  const outward = (part: number): Point => {
    const normal = normalOf(down(part));
    const apart = subtract(outerAt(part), innerAt(part));
    if (lengthOf(apart) === 0) return normal;
    return normal[0] * apart[0] + normal[1] * apart[1] < 0 ? times(normal, -1) : normal;
  };
  return {
    axis,
    down,
    outward,
    outer: (part, easePx = 0) => add(outerAt(part), times(outward(part), easePx)),
    inner: (part, easePx = 0) => add(innerAt(part), times(outward(part), -easePx)),
  };
}
