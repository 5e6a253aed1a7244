import type { Fabric } from '../../../core/fabrics/fabric.ts';
import type { Rng } from '../../../core/rng.ts';

/** The ground that folds are laid on: the pixels of one panel's box. Heights are centimetres towards the viewer. */
export type FoldField = {
  widthPx: number;
  heightPx: number;
  /** The panel's coordinates of each pixel; s is OUTSIDE where there is no cloth. */
  s: Float32Array;
  t: Float32Array;
  heights: Float32Array;
  pxPerCm: number;
  /** Place of the first pixel in the garment's centimetres. */
  leftCm: number;
  topCm: number;
  /** Greatest width and length of the panel. */
  acrossCm: number;
  downCm: number;
  fabric: Fabric;
  rng: Rng;
};

/** Marks a pixel of the box that the panel's coordinates do not reach. */
export const OUTSIDE = -9;

/** Adds to the heights of a field. */
export type Fold = (field: FoldField) => void;

/** Adds a height that depends on the panel's coordinates alone. */
export function addHeights(field: FoldField, heightAt: (s: number, t: number) => number): void {
  const { s, t, heights } = field;
  for (let i = 0; i < heights.length; i += 1) {
    if (s[i] !== OUTSIDE) heights[i] += heightAt(s[i], t[i]);
  }
}
