import { smoothCurve } from '../../../../core/scene/curve.ts';
import { add, between, distance, type Point } from '../../../../core/scene/point.ts';
import { type Side, signOf } from '../../../figure/body.ts';
import type { AlongArm } from '../bodice/along-arm.ts';
import type { Cut } from '../bodice/cut.ts';

/**
 * Where an arm lies before the trunk, the sleeve's inner edge starts high on it instead of at the
 * armpit behind.
 */
export function crossing(
  { pit, unit }: Cut,
  along: AlongArm,
  side: Side,
  below: Point | undefined,
): Point[] {
  const sign = signOf(side);
  const start = along.axis(0);
  const reach = below ? distance(below, start) : 0;
  return [0.17, 0.22, 0.28, 0.34, 0.4]
    .map((part) => along.inner(part, unit * 0.045))
    .filter((point) => sign * (pit[side][0] - point[0]) > unit * 0.05)
    .filter((point) => distance(point, start) < reach);
}

/** Where on the shoulder seam a far sleeve begins: the trunk before it rounds off from there. */
export const FAR_FROM = 0.74;

/**
 * From the inner edge's start back to the tip. It covers the whole shoulder above a dropped seam:
 * no skin stays outside of a sleeve.
 */
export function rootOf(cut: Cut, side: Side, first: Point): Point[] {
  const { tip, body, unit } = cut;
  const dropPx = distance(tip[side], body.shoulder[side]);
  const isDropped = dropPx >= unit * 0.16;
  const own = distance(body.neckBase[side], body.shoulder[side]);
  const isFar = body.arm[side].place === 'behind';
  const from = isDropped ? 1 - dropPx / (dropPx + own) : isFar ? FAR_FROM : 1;
  const inwards = -signOf(side) * unit * 0.08;
  const end = add(cut.shoulder(side, from), [isDropped ? inwards : 0, 0]);
  const at = (part: number): Point => add(between(first, end, part), [inwards, 0]);
  const over =
    from < 1
      ? Array.from({ length: 6 }, (_, i) => cut.shoulder(side, from + ((1 - from) * i) / 5))
      : [];
  return [...smoothCurve([first, at(0.3), at(0.7), end]), ...over];
}
