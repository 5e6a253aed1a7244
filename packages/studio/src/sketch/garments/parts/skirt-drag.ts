import type { Rng } from '../../../core/rng.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import type { Patch } from '../../../core/scene/patch.ts';
import { add, type Polyline } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import { type Body, signOf } from '../../figure/body.ts';

/** Cloth pulls from the higher hip down towards the other knee: the lines of its folds. */
export function hipFolds(body: Body, rng: Rng): Polyline[] {
  const side = body.side('left', 3.6)[1] < body.side('right', 3.6)[1] ? 'left' : 'right';
  const way = -signOf(side);
  const { unit } = body;
  return [3.35, 3.6, 3.85].map((level, i) => {
    const from = body.side(side, level, -unit * 0.03);
    const reach = unit * rng.range(0.38, 0.62);
    const fall = unit * (0.12 + i * 0.13 + rng.range(0, 0.08));
    const middle = add(from, [way * reach * 0.5, fall * 0.32]);
    return smoothCurve([from, middle, add(from, [way * reach, fall])]);
  });
}

/** Draws what a close skirt shows instead of folds: darts below its top, and the pull from the hip. */
export function drawPull(
  pen: LayerPen,
  patch: Patch,
  { body, rng }: { body: Body; rng: Rng },
): void {
  const tall = Math.max(1, patch(0.5, 1)[1] - patch(0.5, 0)[1]);
  const dart = (body.unit * 0.36) / tall;
  for (const u of [0.28, 0.72]) {
    const path = [0, 0.5, 1].map((t) => patch(u + (0.5 - u) * 0.06 * t, 0.03 + dart * t));
    pen.stroke('seam', path, { weight: 0.7, taper: [0.02, 0.6] });
  }
  for (const line of hipFolds(body, rng).slice(0, tall > body.unit ? 3 : 2)) {
    pen.stroke('fold', line, { weight: rng.range(0.7, 1), taper: [0.06, 0.75] });
  }
}
