import { smoothCurve } from '../../../core/scene/curve.ts';
import { drawFinger } from './finger.ts';
import type { HandFrame } from './hand-frame.ts';

/** A hand slid into a pocket to the knuckles: the wrist, the back of the hand and the pocket's edge. */
export function drawPocketHand({ pen, skin, part, at, wrist: w, ...rest }: HandFrame): void {
  const frame = { pen, skin, part, at, wrist: w, ...rest };
  const near = [at(-0.08, -w), at(0.1, -w * 1.15), at(0.3, -0.15)];
  const far = [at(-0.08, w), at(0.1, w * 1.2), at(0.24, 0.15)];
  const outline = [...smoothCurve(near), ...smoothCurve(far.toReversed())];
  pen.region({ class: 'skin', part, colour: skin, outlines: [outline], reserve: 0 });
  for (const row of [near, far])
    pen.stroke('contour', smoothCurve(row), { weight: 0.55, taper: [0.05, 0.1] });
  drawFinger(frame, { base: [0.14, 0.09], angle: 38, length: 0.27, bend: -14, width: 0.09 });
  pen.stroke('seam', smoothCurve([at(0.36, -0.24), at(0.29, 0), at(0.2, 0.2)]), {
    weight: 1.3,
    taper: [0.15, 0.15],
  });
}
