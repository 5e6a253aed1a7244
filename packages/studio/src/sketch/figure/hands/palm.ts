import { smoothCurve } from '../../../core/scene/curve.ts';
import { between, type Point } from '../../../core/scene/point.ts';
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
  pen.region({
    class: 'skin',
    part,
    colour: skin,
    outlines: [outline],
    shade: [darkEdge(a, b)],
    reserve: 0,
  });
  pen.stroke('contour', smoothCurve(a, { stepPx: 2 }), { weight: 0.55, taper: [0.05, 0.2] });
  pen.stroke('contour', smoothCurve(b, { stepPx: 2 }), { weight: 0.55, taper: [0.05, 0.2] });
}

/** The edge away from the light, as the arm's shade runs out towards the knuckles. */
function darkEdge(a: readonly Point[], b: readonly Point[]): Point[] {
  const isRight = a[0][0] + a[1][0] > b[0][0] + b[1][0];
  const [dark, lit] = isRight ? [a, b] : [b, a];
  const inner = dark.map((point, i) => between(point, lit[i], 0.34 * (1 - i / (dark.length - 1))));
  return [...smoothCurve(dark), ...smoothCurve(inner.toReversed())];
}
