import { smoothCurve } from '../../../../core/scene/curve.ts';
import type { Point } from '../../../../core/scene/point.ts';
import type { HairContext, Hairstyle } from '../hairstyle.ts';
import { comb, drawMass } from '../lock.ts';
import { drawCap, skullAt, skullRow } from '../skull.ts';
import { bob } from './bob.ts';
import { drawSide, fall } from './long.ts';

/** Long, with a full fringe to the brows. */
export const fringe: Hairstyle = {
  id: 'fringe',
  words: ['fringe', 'bangs'],
  who: ['woman', 'girl'],
  behind: (context) => fall(context, 0.85),
  front: (context) => {
    drawCap(context, { grow: 0.04, strands: 4 });
    for (const sign of [-1, 1] as const) drawSide(context, sign, 0.6);
    drawFringe(context);
  },
};

/** A bob with a fringe. */
export const fringedBob: Hairstyle = {
  id: 'fringed-bob',
  words: ['bob with a fringe', 'french bob', 'page boy', 'pageboy'],
  who: ['woman', 'girl'],
  behind: bob.behind,
  front: (context) => {
    bob.front?.(context);
    drawFringe(context);
  },
};

/** Hair combed from the crown down to the brows. */
function drawFringe(context: HairContext): void {
  const { frame, pen, rng } = context;
  const low = frame.face.eyeY - frame.face.browGap - 0.012;
  const end: Point[] = [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3].map((x) =>
    frame.on(x, low + rng.range(-0.012, 0.012) + Math.abs(x) * 0.12),
  );
  const top = skullRow(context, 0.62, -0.62, 0.042);
  drawMass(context, [...end, ...top], { weight: 0 });
  pen.stroke('contour', smoothCurve(end), { weight: 0.5, taper: [0.3, 0.3] });
  pen.stroke('contour', smoothCurve(top), { weight: 0.6, taper: [0.3, 0.3] });
  comb(
    context,
    [
      [
        frame.on(-0.02, -0.44),
        skullAt(context, -0.32, 0.02),
        frame.on(-0.29, -0.2),
        frame.on(-0.29, low + 0.02),
      ],
      [
        frame.on(0.02, -0.44),
        skullAt(context, 0.32, 0.02),
        frame.on(0.29, -0.2),
        frame.on(0.29, low + 0.02),
      ],
    ],
    { count: 13, from: 0.12 },
  );
}
