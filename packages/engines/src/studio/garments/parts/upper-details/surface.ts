import { TAU } from '../../../core/interpolate.ts';
import { smoothCurve } from '../../../scene/curve.ts';
import { add, type Point } from '../../../scene/point.ts';
import type { DressContext } from '../../garment.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';

/** A spray of stitched flowers on both sides of the chest, in the trim's colour. */
export function drawEmbroidery({ scene, piece, rng, body }: DressContext, top: GarmentTop): void {
  const pen = scene.on(top.layer, top.order);
  const u = body.unit;
  for (const s of [-1, 1]) {
    const stem = smoothCurve([
      top.cut.frame.at(s * 0.42, 0.28),
      top.cut.frame.at(s * 0.3, 0.62),
      top.cut.frame.at(s * 0.36, 1.0),
    ]);
    pen.stroke('detail', stem, { weight: 1.2, colour: piece.trim });
    for (const part of [0.12, 0.45, 0.82]) {
      const at = stem[Math.floor(part * (stem.length - 1))];
      const r = u * rng.range(0.035, 0.055);
      for (let i = 0; i < 5; i += 1) {
        const a = (i / 5) * TAU;
        const end: Point = add(at, [Math.cos(a) * r, Math.sin(a) * r]);
        const side: Point = add(at, [Math.cos(a + 0.5) * r * 0.7, Math.sin(a + 0.5) * r * 0.7]);
        pen.stroke('detail', smoothCurve([at, side, end, at]), {
          weight: 0.9,
          colour: piece.trim,
          taper: [0, 0],
        });
      }
      const leaf = add(at, [s * u * 0.07, u * 0.05]);
      pen.stroke('detail', smoothCurve([at, add(leaf, [0, -u * 0.03]), leaf, at]), {
        weight: 0.8,
        colour: piece.trim,
      });
    }
  }
}

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
