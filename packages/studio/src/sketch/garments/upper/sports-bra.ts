import { smoothCurve } from '../../../core/scene/curve.ts';
import { add, between, type Point } from '../../../core/scene/point.ts';
import { SIDES, type Side, signOf } from '../../figure/body.ts';
import type { DressContext, Garment } from '../garment.ts';
import { clothRegion } from '../parts/skirt-cloth.ts';
import { drawShortTop } from './short-top.ts';

/** A sports bra: broad straps, a firm band under the bust, crossed or narrowed to one at the back. */
export const sportsBra: Garment = {
  id: 'sports-bra',
  words: [
    'sports bra',
    'sport bra',
    'running bra',
    'gym bra',
    'training bra',
    'yoga bra',
    'athletic bra',
  ],
  place: 'upper',
  options: {
    neckline: ['scoop', 'square', 'v', 'halter'],
    collar: ['none'],
    sleeve: ['none'],
    fit: ['slim'],
    closure: ['none'],
  },
  mayHave: ['top-stitching'],
  fabrics: ['nylon', 'jersey'],
  build: (context) => (context.body.isBack ? drawRacerBack(context) : drawShortTop(context, 2.5)),
};

/** The back: both straps run together between the shoulder blades and out to the band. */
function drawRacerBack(context: DressContext): void {
  const { body, scene } = context;
  const { unit } = body;
  const pen = scene.on('upper');
  const strap = (side: Side, part: number) =>
    add(between(body.neckBase[side], body.shoulder[side], part), [0, -unit * 0.03]);
  const outside = (side: Side) => {
    const s = signOf(side);
    return smoothCurve([
      strap(side, 0.66),
      body.front(s * 0.38, 0.9),
      body.front(s * 0.3, 1.3),
      body.front(s * 0.6, 1.72),
      body.side(side, 1.85, unit * 0.01),
    ]);
  };
  const neck = smoothCurve([strap('left', 0.34), body.front(0, 0.95), strap('right', 0.34)]);
  const sides = SIDES.map((side) =>
    [1.85, 2.15, 2.5].map((level) => body.side(side, level, unit * 0.01)),
  );
  const hem = [sides[0][2], add(body.front(0, 2.5), [0, unit * 0.03]), sides[1][2]];
  const [left, right] = SIDES.map(outside);
  const outline = [
    ...neck,
    ...right,
    ...sides[1],
    ...smoothCurve(hem).toReversed(),
    ...sides[0].toReversed(),
    ...left.toReversed(),
  ];
  pen.region(clothRegion(context, { part: 'back', outline, reserve: 0.35 }));
  for (const line of [neck, left, smoothCurve(hem), smoothCurve(sides[0])])
    pen.stroke('contour', line);
  for (const line of [right, smoothCurve(sides[1])]) {
    pen.stroke('contour', line, { isShadowSide: true, weight: 1.1 });
  }
  const band = smoothCurve(hem).map((at): Point => add(at, [0, -unit * 0.11]));
  pen.stroke('seam', band, { weight: 0.9, taper: [0.02, 0.02] });
}
