import type { Point } from '../../../core/scene/point.ts';
import { type Fold, type FoldField, OUTSIDE } from './fold.ts';

/** A single fold between two places of the garment, in centimetres. */
export type Crease = {
  from: Point;
  to: Point;
  /** Sideways bend at its middle, in centimetres; positive is to the left, seen from `from` to `to`. */
  bendCm?: number;
  widthCm: number;
  /** Negative presses the cloth in. */
  heightCm: number;
  /** Place of its greatest height along the way, 0 to 1. */
  peak?: number;
};

const REACH = 2.8;

/** Lays folds one by one: steep above, soft below, thinning out to both ends. */
export const creases =
  (list: readonly Crease[]): Fold =>
  (field) => {
    for (const crease of list) lay(field, crease);
  };

function lay(field: FoldField, { from, to, bendCm = 0, widthCm, heightCm, peak = 0.45 }: Crease) {
  const { widthPx, heightPx, pxPerCm, leftCm, topCm, heights, s } = field;
  const height = heightCm * field.fabric.foldAmplitude;
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 1e-3;
  const ux = dx / length;
  const uy = dy / length;
  const pad = widthCm * REACH + Math.abs(bendCm);
  const column = (x: number) => Math.round((x - leftCm) * pxPerCm);
  const row = (y: number) => Math.round((y - topCm) * pxPerCm);
  const x0 = Math.max(0, column(Math.min(from[0], to[0]) - pad));
  const x1 = Math.min(widthPx - 1, column(Math.max(from[0], to[0]) + pad));
  const y0 = Math.max(0, row(Math.min(from[1], to[1]) - pad));
  const y1 = Math.min(heightPx - 1, row(Math.max(from[1], to[1]) + pad));
  const power = Math.log(0.5) / Math.log(peak);
  for (let y = y0; y <= y1; y += 1) {
    for (let x = x0; x <= x1; x += 1) {
      const i = y * widthPx + x;
      if (s[i] === OUTSIDE) continue;
      const px = leftCm + x / pxPerCm - from[0];
      const py = topCm + y / pxPerCm - from[1];
      const along = (px * ux + py * uy) / length;
      if (along <= 0 || along >= 1) continue;
      const across = (px * uy - py * ux - bendCm * 4 * along * (1 - along)) / widthCm;
      const d = across > 0 ? across : across * -1.5;
      if (d > REACH) continue;
      const swell = Math.sin(Math.PI * along ** power);
      const d2 = d * d;
      heights[i] += height * swell * (Math.exp(-d2) - 0.3 * Math.exp(-d2 * 0.3));
    }
  }
}
