import { lerp } from '../../../core/interpolate.ts';
import { ruledPatch } from '../../../core/scene/patch.ts';
import { add, type Point } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import { signOf } from '../../figure/body.ts';
import type { DressContext } from '../garment.ts';
import { hem } from './hem.ts';
import { clothRegion, undersideOf } from './skirt-cloth.ts';
import { foldLine, foldWedge } from './skirt-folds.ts';
import { drawGathers } from './skirt-lines.ts';

type PeplumOptions = { level: number; easePx: number };

/** A short flared frill that falls from the waist over the hips. */
export function drawPeplum(
  context: DressContext,
  pen: LayerPen,
  { level, easePx }: PeplumOptions,
): void {
  const { body, rng, piece } = context;
  const { unit } = body;
  const edge = (side: 'left' | 'right'): Point[] => {
    const top = body.side(side, level, easePx);
    const hip = body.side(side, 3.85, easePx);
    return [0, 0.3, 0.65, 1].map((t): Point => {
      const out = signOf(side) * unit * (0.04 + 0.2 * t);
      return t === 0
        ? top
        : add([lerp(top[0], hip[0], t ** 0.7), lerp(top[1], hip[1], t)], [out, 0]);
    });
  };
  const [left, right] = [edge('left'), edge('right')];
  const lower = hem(left[3], right[3], {
    rng,
    folds: 6,
    amplitudePx: unit * 0.075,
    sagPx: unit * 0.1,
  });
  const patch = ruledPatch(left, right, unit * 0.08);
  const folds = lower.folds.map((fold) => ({ ...fold, bend: 0 }));
  const outline = [...left, ...lower.path.slice(1), ...right.toReversed()];
  const shade = folds.map((fold) => foldWedge(patch, fold, { rise: fold.rise, width: 0.7 }));
  const rim = [...lower.rim, ...[0.05, 0.5, 0.95].map((u) => patch(u, 0.7))];
  pen.region({
    ...clothRegion(context, { part: 'peplum inside', outline: rim }),
    colour: undersideOf(piece),
  });
  pen.region(clothRegion(context, { part: 'peplum', outline, patch, shade }));
  pen.stroke('contour', left);
  pen.stroke('contour', right, { weight: 1.2, isShadowSide: true });
  pen.stroke('contour', lower.path, { taper: [0.04, 0.04] });
  for (const fold of folds) pen.stroke('fold', foldLine(patch, fold), { taper: [0.02, 0.7] });
  drawGathers(pen, patch, { count: 12, reach: [0.1, 0.4], rng });
}
