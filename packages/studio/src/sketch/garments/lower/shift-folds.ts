import { clamp, lerp } from '../../../core/interpolate.ts';
import { add, type Point, type Polyline } from '../../../core/scene/point.ts';
import type { SceneBuilder } from '../../../core/scene/scene-builder.ts';
import type { Length } from '../features.ts';
import type { DressContext } from '../garment.ts';
import { clippedPen } from '../parts/clipped-pen.ts';
import { hipFolds } from '../parts/skirt-drag.ts';
import { foldLine, foldWedge } from '../parts/skirt-folds.ts';
import { betweenLegs } from '../parts/skirt-shade.ts';
import { shapeSkirt } from '../parts/skirt-shape.ts';

/** Folds of the lower part of a dress without a waist seam: their lines and their shade. */
export type ShiftFolds = { lines: Polyline[]; shade: Polyline[] };

/** Finds how a dress cut in one falls below the hips: from the higher hip across, between the legs, up from the hem. */
export function shiftFolds(context: DressContext, length: Length): ShiftFolds {
  const { body, rng, piece } = context;
  const { fabric } = piece;
  const cut = { from: 3.3, silhouette: 'column' as const, length };
  const flowing = { ...fabric, flow: Math.max(fabric.flow, 0.55) };
  const shape = shapeSkirt({ body, rng, fabric: flowing }, cut);
  const rises = shape.folds.map((fold) => ({
    ...fold,
    rise: clamp(fold.rise * lerp(0.35, 0.85, fabric.flow), 0.1, 0.75),
  }));
  const drags = hipFolds(body, rng);
  const shade = [
    ...betweenLegs(shape, {
      body,
      cut: { ...cut, silhouette: fabric.flow > 0.6 ? 'column' : 'a-line' },
    }),
    ...rises.map((fold) => foldWedge(shape.patch, fold, { rise: fold.rise, width: 0.5 })),
    ...drags.map((line) => [...line, ...line.toReversed().map((at, i) => under(at, i, body.unit))]),
  ];
  const lines = rises.map((fold) => foldLine(shape.patch, fold).slice(1));
  return { lines: [...lines, ...drags], shade };
}

const under = (at: Point, i: number, unit: number): Point =>
  add(at, [0, unit * 0.055 * Math.sin(Math.min(3.1, i * 0.35))]);

/** Draws the lines of the folds over the dress. */
export function drawShiftFolds(
  { scene, rng }: DressContext,
  { lines }: ShiftFolds,
  cloth: Polyline,
): void {
  const pen = clippedPen(scene.on('upper', 3), [cloth]);
  for (const line of lines) {
    pen.stroke('fold', line, { weight: rng.range(0.8, 1.15), taper: [0.05, 0.75] });
  }
}

/** The same context, in which the parts of a dress's body are drawn with the shade of its folds. */
export function withFolds(context: DressContext, { shade }: ShiftFolds): DressContext {
  const { scene } = context;
  const on: SceneBuilder['on'] = (layer, order) => {
    const pen = scene.on(layer, order);
    return {
      ...pen,
      region: (input) =>
        pen.region(
          BODY.test(input.part) ? { ...input, shade: [...(input.shade ?? []), ...shade] } : input,
        ),
    };
  };
  return { ...context, scene: { ...scene, on } };
}

const BODY = /^(bodice|front|back)/;
