import { clamp, lerp } from '../../../core/interpolate.ts';
import type { Patch } from '../../../core/scene/patch.ts';
import type { Point, Polyline } from '../../../core/scene/point.ts';
import type { Body } from '../../figure/body.ts';
import { signOf } from '../../figure/body.ts';

/** An opening in a skirt's front through which the near leg steps. */
export type Slit = {
  /** From its top down to the hem. */
  leftEdge: Point[];
  rightEdge: Point[];
  /** Where across the hem it opens, 0 to 1. */
  hemFrom: number;
  hemTo: number;
};

/** A slit over the near leg, from the middle of the thigh (high) down to the hem. */
export function slitOf(body: Body, patch: Patch, hemY: number): Slit {
  const side = body.nearLeg;
  const sign = signOf(side);
  const leg = body.leg[side];
  const topY = lerp(body.crotch[1], leg.knee[1], hemY > leg.knee[1] ? 0.3 : 0.35);
  const vTop = partAt(patch, topY);
  const uOf = (x: number, v: number) => {
    const [a, b] = [patch(0, v)[0], patch(1, v)[0]];
    return clamp((x - a) / Math.max(1, b - a), 0.16, 0.84);
  };
  const edge = (way: -1 | 1) =>
    Array.from({ length: 11 }, (_, i): Point => {
      const t = i / 10;
      const v = lerp(vTop, 1, t);
      const y = patch(0.5, v)[1];
      const isOuter = way === sign;
      const open = Math.min(1, t * 2.6) ** 0.8;
      const outer = contourAt(leg.outer, y) + sign * body.unit * (0.05 + 0.42 * t * t);
      const inner = contourAt(leg.inner, y) + sign * body.unit * (0.03 - 0.16 * t);
      const middle = contourAt(leg.axis, topY) + sign * body.unit * 0.02;
      const x = lerp(middle, isOuter ? outer : inner, open);
      const u = uOf(x, v);
      return patch(u, v);
    });
  const [leftEdge, rightEdge] = [edge(-1), edge(1)];
  return {
    leftEdge,
    rightEdge,
    hemFrom: uOf(leftEdge[10][0], 1),
    hemTo: uOf(rightEdge[10][0], 1),
  };
}

/** The part of the way down a cloth's middle at which a height of the page lies. */
export function partAt(patch: Patch, y: number): number {
  let [low, high] = [0, 1];
  for (let i = 0; i < 14; i += 1) {
    const middle = (low + high) / 2;
    if (patch(0.5, middle)[1] < y) low = middle;
    else high = middle;
  }
  return low;
}

/** The x of a contour that runs down, at a height of the page; its ends beyond them. */
export function contourAt(contour: Polyline, y: number): number {
  for (let i = 1; i < contour.length; i += 1) {
    const [a, b] = [contour[i - 1], contour[i]];
    if (b[1] >= y) return lerp(a[0], b[0], clamp((y - a[1]) / Math.max(0.01, b[1] - a[1])));
  }
  return contour[contour.length - 1][0];
}
