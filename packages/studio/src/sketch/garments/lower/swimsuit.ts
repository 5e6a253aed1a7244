import { lerp } from '../../../core/interpolate.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import { add, type Point } from '../../../core/scene/point.ts';
import type { DressContext, Garment } from '../garment.ts';
import { clothRegion } from '../parts/skirt-cloth.ts';
import { drawWaist } from '../parts/waist.ts';
import { drawFullBodice } from './full-bodice.ts';

/** A swimsuit in one piece. */
export const swimsuit: Garment = {
  id: 'swimsuit',
  words: [
    'swimsuit',
    'bathing suit',
    'swimming costume',
    'one-piece',
    'bodysuit',
    'leotard',
    'swimwear',
  ],
  place: 'full',
  options: {
    neckline: ['scoop', 'deep-v', 'halter', 'strapless', 'one-shoulder', 'square', 'slip'],
    sleeve: ['none', 'long', 'cap'],
    fit: ['slim'],
    waist: ['none', 'belt', 'tie'],
  },
  mayHave: ['ruffle', 'cut-out'],
  fabrics: ['nylon', 'jersey', 'metallic'],
  build: (context) => {
    drawBriefs(context);
    drawFullBodice(context, { level: 3.3, isTailored: false });
    drawWaist(context, { kind: context.piece.design.waist, layer: 'upper', order: 5 });
  },
};

/** The lower part, cut high over the hips. */
function drawBriefs(context: DressContext): void {
  const { body, scene, rng } = context;
  const { unit } = body;
  const high = rng.range(3.5, 3.85);
  const ease = unit * 0.012;
  const fork = add(body.crotch, [0, unit * 0.03]);
  const cut = (side: 'left' | 'right'): Point[] => {
    const hip = body.side(side, high, ease);
    const out = side === 'left' ? -1 : 1;
    const middle: Point = [lerp(hip[0], fork[0], 0.52), lerp(hip[1], fork[1], 0.42)];
    return smoothCurve([hip, middle, [fork[0] + out * unit * 0.07, fork[1]]]);
  };
  const rise = (side: 'left' | 'right') =>
    [3.1, 3.3, high].map((level) => body.side(side, level, ease));
  const [left, right] = [cut('left'), cut('right')];
  const outline = [...rise('left'), ...left, ...right.toReversed(), ...rise('right').toReversed()];
  const shade = [
    [...right, ...right.toReversed().map(([x, y]): Point => [x - unit * 0.04, y - unit * 0.07])],
  ];
  const pen = scene.on('lower');
  pen.region(clothRegion(context, { part: 'briefs', outline, shade, reserve: 0.4 }));
  pen.stroke('contour', [...rise('left'), ...left]);
  pen.stroke('contour', [...rise('right'), ...right], { weight: 1.2, isShadowSide: true });
}
