import { lerp } from '../../../core/interpolate.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import type { Patch } from '../../../core/scene/patch.ts';
import type { Point } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { DressContext } from '../garment.ts';
import { clothRegion } from './skirt-cloth.ts';
import { drawGathers } from './skirt-lines.ts';

export type ApronPanel = {
  /** Of the skirt that it lies on. */
  patch: Patch;
  /** Parts of the skirt's width and height that it covers. */
  from: number;
  to: number;
  down: number;
};

/** The skirt of an apron: a panel gathered on its band, falling over the front, with rounded corners. */
export function drawApronPanel(
  context: DressContext,
  pen: LayerPen,
  { patch, from, to, down }: ApronPanel,
): void {
  const { rng } = context;
  const own: Patch = (u, v) => {
    const spread = lerp(0.09, 0, Math.min(1, v * 2));
    return patch(lerp(from + spread, to - spread, u), v * down);
  };
  const side = (u: 0 | 1) => [0, 0.25, 0.5, 0.75, 0.93].map((v) => own(u, v));
  const hem: Point[] = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95].map((u, i) =>
    own(u, 1 + (i % 2 === 0 ? 0 : 0.012)),
  );
  const [left, right] = [side(0), side(1)];
  const low = smoothCurve([left[4], ...hem, right[4]]);
  const outline = [...smoothCurve(left), ...low, ...smoothCurve(right).toReversed()];
  const folds = [0.2, 0.42, 0.66, 0.86].map((u) => {
    const at = u + rng.range(-0.04, 0.04);
    const line = [0.99, 0.7, 0.4].map((v) => own(lerp(at, 0.5, (1 - v) * 0.1), v));
    const far = [0.4, 0.7, 0.99].map((v) => own(lerp(at, 0.5, (1 - v) * 0.1) + 0.05 * v * v, v));
    return { line, wedge: [...line, ...far] };
  });
  pen.region(
    clothRegion(context, {
      part: 'apron',
      outline,
      patch: own,
      shade: [
        ...folds.map(({ wedge }) => wedge),
        [own(0, 0), own(1, 0), own(1, 0.03), own(0, 0.03)],
      ],
      reserve: 0.35,
    }),
  );
  for (const { line } of folds)
    pen.stroke('fold', smoothCurve(line), { weight: 0.9, taper: [0.02, 0.7] });
  drawGathers(pen, own, { count: 14, reach: [0.05, 0.28], rng });
  pen.stroke('contour', smoothCurve(left), { weight: 0.95 });
  pen.stroke('contour', smoothCurve(right), { weight: 1.1, isShadowSide: true });
  pen.stroke('contour', low, { weight: 0.95 });
  const inside = [0.06, 0.3, 0.5, 0.7, 0.94].map((u) => own(u, 0.94));
  pen.stroke('stitch', smoothCurve(inside), { weight: 0.7 });
}
