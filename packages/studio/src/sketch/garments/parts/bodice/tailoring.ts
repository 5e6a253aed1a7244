import { smoothCurve } from '../../../../core/scene/curve.ts';
import { between, type Point, type Polyline } from '../../../../core/scene/point.ts';
import { SIDES, signOf } from '../../../figure/body.ts';
import { waistPart } from './body-folds.ts';
import type { Cut } from './cut.ts';

/** Princess seams: from the armholes over the bust points, in at the waist, to the hem. */
export function tailoring(cut: Cut): Polyline[] {
  const { body, tip, pit, patch } = cut;
  const waist = waistPart(cut);
  return SIDES.map((side) => {
    const sign = signOf(side);
    const start = between(tip[side], pit[side], 0.66);
    const bust: Point = [body.bust[side][0] + sign * cut.unit * 0.07, body.bust[side][1]];
    const at = (u: number, v: number) => patch(side === 'left' ? u : 1 - u, v);
    const rows = [start, between(start, bust, 0.7), bust];
    if (waist < 0.9) rows.push(at(0.29, waist), at(0.22, 1));
    else rows.push(at(0.29, 1));
    return smoothCurve(rows);
  });
}
