import { smoothCurve } from '../../scene/curve.ts';
import type { HandFrame } from './hand-frame.ts';

type Place = readonly [u: number, v: number];

/** The back of the hand: two edges from the wrist to the knuckles, drawn over the roots of the fingers. */
export function drawPalm(
  { pen, skin, part, at }: HandFrame,
  near: readonly Place[],
  far: readonly Place[],
): void {
  const a = near.map(([u, v]) => at(u, v));
  const b = far.map(([u, v]) => at(u, v));
  const outline = [...smoothCurve(a, { stepPx: 2 }), ...smoothCurve(b.toReversed(), { stepPx: 2 })];
  pen.region({ class: 'skin', part, colour: skin, outlines: [outline], reserve: 0 });
  pen.stroke('contour', smoothCurve(a, { stepPx: 2 }), { weight: 0.55, taper: [0.05, 0.2] });
  pen.stroke('contour', smoothCurve(b, { stepPx: 2 }), { weight: 0.55, taper: [0.05, 0.2] });
}
