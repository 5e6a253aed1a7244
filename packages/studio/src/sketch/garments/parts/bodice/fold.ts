import { placeAlong, smoothCurve } from '../../../../core/scene/curve.ts';
import {
  add,
  normalOf,
  type Point,
  type Polyline,
  subtract,
  times,
  unitOf,
} from '../../../../core/scene/point.ts';
import type { LayerPen } from '../../../../core/scene/scene-builder.ts';

/** A fold of cloth: its line, and the valley of shade beside it. */
export type Fold = { path: Polyline; wedge: Polyline; weight: number };

type FoldLook = {
  /** Width of the valley where it is widest, in pixels; negative lies on the other side of the line. */
  widthPx: number;
  weight?: number;
};

/** A fold from its anchor through the given points; it opens soon and runs out thin. */
export function foldAlong(points: Polyline, { widthPx, weight = 1 }: FoldLook): Fold {
  const path = smoothCurve(points);
  const at = placeAlong(path);
  const steps = 9;
  const far: Point[] = [];
  for (let i = 0; i <= steps; i += 1) {
    const part = i / steps;
    const normal = normalOf(unitOf(subtract(at(part + 0.06), at(part - 0.06))));
    far.push(add(at(part), times(normal, widthPx * Math.sin(Math.PI * part ** 0.6))));
  }
  return { path, wedge: [...path, ...far.toReversed()], weight };
}

/** Draws the lines of folds; their wedges belong to the region's shade. */
export function drawFolds(pen: LayerPen, folds: readonly Fold[]): void {
  for (const { path, weight } of folds) pen.stroke('fold', path, { weight, taper: [0.06, 0.7] });
}

/** The shaded side of each fold, to be laid on its region. */
export const wedgesOf = (folds: readonly Fold[]): Polyline[] => folds.map((fold) => fold.wedge);
