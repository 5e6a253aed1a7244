import { placeAlong, smoothCurve } from '../../../../core/scene/curve.ts';
import { add, type Point, type Polyline } from '../../../../core/scene/point.ts';
import type { LayerPen } from '../../../../core/scene/scene-builder.ts';
import type { DressContext } from '../../garment.ts';
import { clothRegion } from '../skirt-cloth.ts';

type Feathers = {
  edge: Polyline;
  /** How long the feathers are. */
  px: number;
};

/** Tufts of feathers along an edge. */
export function drawFeathers(context: DressContext, pen: LayerPen, { edge, px }: Feathers): void {
  const { rng } = context;
  const at = placeAlong(edge);
  for (let i = 0; i <= 38; i += 1) {
    const from = at(i / 38);
    const lean = rng.range(-0.6, 0.6);
    const end: Point = add(from, [lean * px, px * rng.range(0.7, 1.25)]);
    const mid: Point = add(from, [lean * px * 0.2 + rng.range(-2, 2), px * 0.55]);
    const vane = smoothCurve([from, add(mid, [3, 0]), end, add(mid, [-3, 0])], { closed: true });
    pen.region({
      ...clothRegion(context, { part: 'feathers', outline: vane, reserve: 0 }),
      opacity: 0.8,
    });
    pen.stroke('detail', smoothCurve([from, mid, end]), { weight: 0.6, taper: [0, 0.4] });
  }
}
