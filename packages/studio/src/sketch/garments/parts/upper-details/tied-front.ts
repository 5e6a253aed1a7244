import type { DressContext } from '../../garment.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { clothRegion } from '../skirt-cloth.ts';
import { drawTieEnds } from '../waist-knots.ts';

/** Heads from the knot to the ends of the fronts. */
const ENDS = 0.42;

/** The fronts of a shirt, knotted above the waist. */
export function drawTiedFront(context: DressContext, { cut, layer, order }: GarmentTop): void {
  const { body, rng, scene, piece } = context;
  const pen = scene.on(layer, order + 4);
  const at = cut.on(0, 0.96);
  for (const s of [-1, 1]) {
    for (const out of [0.16, 0.3]) {
      const from = cut.on(s * out, 0.78 + out * 0.3);
      pen.stroke('fold', [from, at], { weight: 0.9, taper: [0.5, 0.05] });
    }
  }
  drawTieEnds(pen, {
    at,
    unit: body.unit,
    rng,
    lengthHeads: ENDS,
    sway: body.sway,
    lay: (part, outline, more = {}) =>
      pen.region(
        clothRegion(context, { part, outline, shade: more.shade ?? [], colour: piece.colour }),
      ),
  });
}
