import { lerp } from '../../../core/interpolate.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import type { Point } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { DressContext } from '../garment.ts';
import type { SkirtShape } from './skirt-shape.ts';
import { partAt } from './skirt-slit.ts';

/** Folds that sweep from one hip, where the cloth is caught up, across to the other side. */
export function drawDrape({ rng, body }: DressContext, pen: LayerPen, shape: SkirtShape): void {
  const way = rng.chance(0.5) ? 1 : -1;
  const at = (u: number, v: number): Point => shape.patch(way > 0 ? u : 1 - u, v);
  const hip = partAt(shape.patch, body.side('left', 3.6)[1]);
  const tall = (body.unit * 2.1) / Math.max(body.unit, shape.hemY - shape.left[0][1]);
  const count = rng.int(6, 8);
  for (let i = 0; i < count; i += 1) {
    const t = i / (count - 1);
    const start = at(0.05, hip * lerp(0.75, 1.25, t));
    const end = at(lerp(0.98, 0.62, t), hip * lerp(0.25, 1, t) + tall * t * t);
    const middle = at(lerp(0.5, 0.32, t), hip * lerp(0.62, 1.2, t) + tall * t * 0.42);
    const path = smoothCurve([start, middle, end]);
    pen.stroke('fold', path, { weight: rng.range(0.8, 1.2), taper: [0.04, 0.6] });
  }
}
