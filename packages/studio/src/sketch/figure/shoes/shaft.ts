import { cutAlong, smoothCurve } from '../../../core/scene/curve.ts';
import { add, between, type Point, type Polyline } from '../../../core/scene/point.ts';
import { type Body, type Side, signOf } from '../body.ts';

/** The shaft of a boot about the leg, from a part of it down to the ankle: its left and right edge and its rim. */
export function shaftOf(
  body: Body,
  side: Side,
  { from, easePx }: { from: number; easePx: number },
) {
  const leg = body.leg[side];
  const sign = signOf(side);
  const edge = (row: Polyline, out: number) =>
    cutAlong(row, from, 1, 6).map((point, i, all): Point => {
      const ease = easePx * (1 - (0.45 * i) / all.length);
      return add(point, [out * ease, 0]);
    });
  const outer = edge(leg.outer, sign);
  const inner = edge(leg.inner, -sign);
  const [left, right] = side === 'left' ? [outer, inner] : [inner, outer];
  const middle = between(left[0], right[0], 0.5);
  const rim = smoothCurve([left[0], add(middle, [0, 4]), right[0]], { stepPx: 2 });
  return { left, right, rim };
}
