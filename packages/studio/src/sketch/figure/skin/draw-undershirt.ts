import { smoothCurve } from '../../../core/scene/curve.ts';
import type { Point } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import { type Body, SIDES, type Side, signOf } from '../body.ts';

const COTTON = '#f7f4ee';

/** Share of the half breadth at which a strap lies on the shoulder. */
const STRAP = 0.56;

/** An undershirt from the collar bones to the hips: where a child's clothes leave the trunk bare, it shows. */
export function drawUndershirt(pen: LayerPen, body: Body): void {
  const [left, right] = SIDES.map((side) => [...strapOf(body, side), ...sideOf(body, side)]);
  const neck = smoothCurve([
    left[0],
    body.front(-0.3, 0.3),
    body.front(0, 0.4),
    body.front(0.3, 0.3),
    right[0],
  ]);
  pen.region({
    class: 'garment',
    part: 'undershirt',
    colour: COTTON,
    fabric: 'jersey',
    outlines: [[...neck, ...right.slice(1), body.crotch, ...left.slice(1).toReversed()]],
    reserve: 0,
  });
  pen.stroke('contour', neck, { weight: 0.7, taper: [0.05, 0.05] });
  for (const side of SIDES) pen.stroke('contour', strapOf(body, side), { weight: 0.6 });
}

/** The armhole, from the strap to the armpit. */
const strapOf = (body: Body, side: Side): Point[] => {
  const sign = signOf(side);
  return smoothCurve([
    body.front(sign * STRAP, 0.02),
    body.front(sign * 0.6, 0.6),
    body.side(side, 1.08),
  ]);
};

/** Down the trunk's silhouette. */
const sideOf = (body: Body, side: Side): Point[] =>
  Array.from({ length: 19 }, (_, i) => body.side(side, 1.1 + (i / 18) * 2.9));
