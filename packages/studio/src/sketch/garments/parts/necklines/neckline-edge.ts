import { cutAlong, smoothCurve } from '../../../../core/scene/curve.ts';
import type { Point, Polyline } from '../../../../core/scene/point.ts';
import { type Body, SIDES, type Side, signOf } from '../../../figure/body.ts';
import type { Neckline } from '../../features.ts';
import type { Cut } from '../bodice/cut.ts';
import { NECKLINE_CUTS, type NecklineCut, necklineCut } from './neckline-cuts.ts';

/** Whether a neckline leaves a shoulder without cloth. */
export const isBareAt = (neckline: Neckline, side: Side): boolean =>
  NECKLINE_CUTS[neckline].shoulder === null || (neckline === 'one-shoulder' && side === 'right');

/** The upper edge of the front, from the left shoulder seam (or armhole) to the right one's. */
export function necklineEdge(cut: Cut, neckline: Neckline): Point[] {
  const form = necklineCut(neckline, cut.body);
  if (neckline === 'one-shoulder') return oneShoulder(cut, form);
  const half = (side: Side): Point[] => {
    const places = form.places.map(([x, y]) => cut.frame.at(signOf(side) * x, y));
    return [startOf(cut, form, side), ...places];
  };
  const [left, right] = SIDES.map(half);
  if (form.corners) return [...left, ...right.toReversed().slice(1)];
  if (form.point) return [...smoothCurve(left), ...smoothCurve(right.toReversed()).slice(1)];
  return smoothCurve([...left, ...right.toReversed().slice(1)]);
}

function startOf(cut: Cut, form: NecklineCut, side: Side): Point {
  if (form.shoulder !== null) return cut.shoulder(side, form.shoulder);
  return cut.pit[side];
}

/** From the left shoulder slanting under the right arm. */
function oneShoulder(cut: Cut, form: NecklineCut): Point[] {
  const { frame } = cut;
  return smoothCurve([
    cut.shoulder('left', form.shoulder ?? 0.5),
    frame.at(-0.22, 0.24),
    frame.at(0.1, 0.42),
    frame.at(0.4, 0.52),
    cut.pit.right,
  ]);
}

/** The edge of the armhole from the shoulder's tip down, cut in by `inset` units. */
export function armholeEdge(cut: Cut, side: Side, inset: number): Point[] {
  const [tip, pit] = [cut.tip[side], cut.pit[side]];
  const inwards = -signOf(side) * inset * cut.frame.width[side];
  const at = (part: number, much: number): Point => [
    tip[0] + (pit[0] - tip[0]) * part + inwards * much,
    tip[1] + (pit[1] - tip[1]) * part,
  ];
  // Laid flat, a set-in seam runs down to the side seam in one even curve.
  if (cut.body.isFlat) return smoothCurve([tip, at(0.4, 0.9), at(0.75, 0.7), pit]);
  return smoothCurve([tip, at(0.38, 0.85), at(0.76, 1), pit]);
}

/** The part of the shoulder seam that is cloth, from the neckline outwards. */
export function shoulderEdge(cut: Cut, side: Side, from: number): Polyline {
  return Array.from({ length: 9 }, (_, i) => cut.shoulder(side, from + ((1 - from) * i) / 8));
}

/** How much of a shoulder seam is drawn: the pen runs on a little, and would make a spike of the tip. */
export const drawnShoulder = (shoulder: Polyline, { isFlat }: Pick<Body, 'isFlat'>): Polyline =>
  shoulder.length > 1 && !isFlat ? cutAlong(shoulder, 0, 0.95) : shoulder;
