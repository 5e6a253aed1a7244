import { smoothCurve } from '../../../../core/scene/curve.ts';
import type { DressContext } from '../../garment.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';

/** Cloth drawn in folds across the body, from a shoulder to the other hip. */
export function drawDrape({ scene, rng }: DressContext, top: GarmentTop): void {
  const pen = scene.on(top.layer, top.order);
  for (let i = 0; i < 6; i += 1) {
    const k = i / 5;
    const points = [
      top.cut.patch(0.14 + k * 0.36, 0.06 + 0.1 * k),
      top.cut.patch(0.42 + k * 0.22, 0.36 + 0.12 * k + rng.range(-0.02, 0.02)),
      top.cut.patch(0.94, 0.74 + k * 0.2),
    ];
    pen.stroke('fold', smoothCurve(points), { weight: 1 - k * 0.2, taper: [0.2, 0.15] });
  }
}
