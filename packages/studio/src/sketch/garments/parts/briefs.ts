import { lerp } from '../../../core/interpolate.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import { add, type Point } from '../../../core/scene/point.ts';
import type { TrunkLevel } from '../../figure/body.ts';
import type { DressContext } from '../garment.ts';
import { clothRegion } from './skirt-cloth.ts';

export type Briefs = {
  /** Trunk level of their upper edge. */
  from: TrunkLevel;
  /** Trunk level to which the legs are cut out; by default high, by chance. */
  high?: TrunkLevel;
  /** Their upper edge is seen below a bare waist. */
  hasEdge?: boolean;
};

/** Briefs: from the waist or hip to the crotch, cut out for the legs. */
export function drawBriefs(context: DressContext, { from, high: wanted, hasEdge }: Briefs): void {
  const { body, scene, rng } = context;
  const { unit } = body;
  const high = wanted ?? rng.range(3.5, 3.85);
  const ease = unit * 0.012;
  const fork = add(body.crotch, [0, unit * 0.03]);
  const cut = (side: 'left' | 'right'): Point[] => {
    const hip = body.side(side, high, ease);
    const out = side === 'left' ? -1 : 1;
    const middle: Point = [lerp(hip[0], fork[0], 0.52), lerp(hip[1], fork[1], 0.42)];
    return smoothCurve([hip, middle, [fork[0] + out * unit * 0.07, fork[1]]]);
  };
  const rise = (side: 'left' | 'right') =>
    [from, lerp(from, high, 0.5), high].map((level) => body.side(side, level, ease));
  const [left, right] = [cut('left'), cut('right')];
  const top = [-0.9, -0.45, 0, 0.45, 0.9].map((across) =>
    add(body.front(across, from), [0, unit * 0.05 * (1 - across * across)]),
  );
  const outline = [
    ...rise('left'),
    ...left,
    ...right.toReversed(),
    ...rise('right').toReversed(),
    ...top.toReversed(),
  ];
  const shade = [
    [...right, ...right.toReversed().map(([x, y]): Point => [x - unit * 0.04, y - unit * 0.07])],
  ];
  const pen = scene.on('lower');
  pen.region(clothRegion(context, { part: 'briefs', outline, shade, reserve: 0.4 }));
  pen.stroke('contour', [...rise('left'), ...left]);
  pen.stroke('contour', [...rise('right'), ...right], { weight: 1.2, isShadowSide: true });
  if (!hasEdge) return;
  const edge = smoothCurve([rise('left')[0], ...top, rise('right')[0]]);
  pen.stroke('contour', edge, { weight: 0.95 });
  pen.stroke(
    'stitch',
    edge.map((at) => add(at, [0, unit * 0.045])),
    { weight: 0.7 },
  );
}
