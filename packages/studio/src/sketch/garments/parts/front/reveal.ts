import { smoothCurve } from '../../../../core/scene/curve.ts';
import { add, type Point, type Polyline } from '../../../../core/scene/point.ts';
import { type Side, signOf } from '../../../figure/body.ts';
import type { DressContext } from '../../garment.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { clothRegion } from '../skirt-cloth.ts';

/** Heads by which an open front edge falls back at its hem. */
const REVEAL = 0.34;

type Revealed = {
  /** From the neck or the lapel down to the hem. */
  edge: Polyline;
  side: Side;
  /** The name of its region. */
  part: 'cape inside' | 'lining';
};

/** The lining as an open front edge shows it, turned back; only where one is asked for. */
export function drawReveal(
  context: DressContext,
  { cut, layer, order }: GarmentTop,
  { edge, side, part }: Revealed,
): void {
  if (!context.piece.parts?.has('lining') || context.body.isBack) return;
  const pen = context.scene.on(layer, order);
  const last = edge.length - 1;
  const fold = smoothCurve(
    [0.12, 0.4, 0.7, 1].map((down): Point => {
      const at = edge[Math.round(down * last)];
      return add(at, [
        signOf(side) * cut.unit * REVEAL * down ** 1.3,
        down === 1 ? -cut.unit * 0.05 : 0,
      ]);
    }),
  );
  const outline = [...edge.slice(Math.round(0.12 * last)), ...fold.toReversed()];
  pen.region(clothRegion(context, { part, outline, reserve: 0.15 }));
  pen.stroke('contour', fold, { weight: 0.9, taper: [0.2, 0.02] });
}
