import { placeAlong, smoothCurve } from '../../../../core/scene/curve.ts';
import type { Patch } from '../../../../core/scene/patch.ts';
import { add, type Point, type Polyline } from '../../../../core/scene/point.ts';
import type { LayerPen } from '../../../../core/scene/scene-builder.ts';
import type { DressContext } from '../../garment.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { drawSpray, threadsOn } from '../embroidery.ts';
import { necklineCut } from '../necklines/neckline-cuts.ts';
import { isSnug } from '../top-room.ts';

/** A spray of stitched flowers on both sides of the chest, lower where the shoulders are bare. */
export function drawEmbroidery({ scene, piece, rng, body }: DressContext, top: GarmentTop): void {
  const pen = scene.on(top.layer, top.order);
  const threads = threadsOn(piece);
  const low = isSnug(piece.design) || piece.design.neckline === 'deep-v' ? 0.34 : 0;
  for (const s of [-1, 1]) {
    const stem = smoothCurve(
      [
        top.cut.frame.at(s * 0.24, 1.12 + low * 0.6),
        top.cut.frame.at(s * 0.36, 0.8 + low * 0.8),
        top.cut.frame.at(s * 0.3, 0.52 + low),
        top.cut.frame.at(s * 0.44, 0.26 + low),
      ],
      { stepPx: 4 },
    );
    drawSpray(pen, stem, { unit: body.unit, rng, threads });
  }
}

/** How far from a neckline its sprays run, in units of the frame. */
const BELOW_NECK = 0.11;

/** Two sprays that run along the neckline from its centre front to the shoulders. */
export function drawNeckEmbroidery(
  { scene, piece, rng, body }: DressContext,
  { layer, order, cut }: GarmentTop,
): void {
  const pen = scene.on(layer, order);
  const { places } = necklineCut(
    piece.design.collar === 'none' ? piece.design.neckline : 'crew',
    body,
  );
  for (const s of [-1, 1]) {
    const row = places
      .toReversed()
      .map(
        ([x, y]): Point => cut.frame.at(s * (x + BELOW_NECK * (x > 0 ? 1 : 0.4)), y + BELOW_NECK),
      );
    const stem = smoothCurve(row, { stepPx: 4 });
    drawSpray(pen, stem, { unit: body.unit * 0.85, rng, threads: threadsOn(piece) });
  }
}

/** A spray that climbs a sleeve from its end. */
export function embroiderSleeve(
  { piece, rng, body }: DressContext,
  pen: LayerPen,
  patch: Patch,
): void {
  const stem = smoothCurve(
    [0, 0.35, 0.7, 1].map((t) => patch(0.5 + 0.12 * Math.sin(t * 5), 0.93 - 0.5 * t)),
    { stepPx: 4 },
  );
  drawSpray(pen, stem, { unit: body.unit * 0.8, rng, threads: threadsOn(piece) });
}

/** Short sprays that stand in a row on a hem. */
export function embroiderHem(
  { piece, rng, body }: DressContext,
  pen: LayerPen,
  hem: Polyline,
): void {
  const at = placeAlong(hem);
  const high = body.unit * 0.34;
  for (const part of [0.14, 0.38, 0.62, 0.86]) {
    const foot = add(at(part), [0, -body.unit * 0.02]);
    const bend = body.unit * rng.pick([-0.07, 0.07]);
    const stem = smoothCurve([foot, add(foot, [bend, -high * 0.5]), add(foot, [0, -high])], {
      stepPx: 4,
    });
    drawSpray(pen, stem, { unit: body.unit * 0.7, rng, threads: threadsOn(piece) });
  }
}
