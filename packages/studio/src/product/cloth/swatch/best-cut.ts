import type { Raster } from './raster.ts';
import { resampleTile } from './resample.ts';

/** The cut at which a picture best meets its own start, as parts of its width and height. */
export type BestCut = { across: number; down: number; misfit: number };

const PREVIEW = 160;
/** Shortest repeat that is looked for, as a part of the picture. */
const SHORTEST = 0.55;
/** The strip in which the two ends are blended, as a part of the picture. */
export const BLEND = 0.1;

/**
 * Looks for the shorter width and height at which what follows the cut looks most like the
 * beginning: the repeat that a picture was cropped out of, where it has one. `misfit` is the
 * mean difference of the two ends, 0 to 255.
 */
export function findBestCut(picture: Raster): BestCut {
  const small = resampleTile(picture, PREVIEW, PREVIEW);
  const across = search((cut, k) => columnMisfit(small, cut + k, k));
  const down = search((cut, k) => rowMisfit(small, cut + k, k));
  return {
    across: across.cut / PREVIEW,
    down: down.cut / PREVIEW,
    misfit: Math.max(across.misfit, down.misfit),
  };
}

function search(misfitAt: (cut: number, k: number) => number): { cut: number; misfit: number } {
  const strip = Math.round(PREVIEW * BLEND);
  let best = { cut: PREVIEW - strip, misfit: Number.POSITIVE_INFINITY };
  for (let cut = PREVIEW - strip; cut >= PREVIEW * SHORTEST; cut -= 1) {
    let sum = 0;
    for (let k = 0; k < strip; k += 1) sum += misfitAt(cut, k);
    // A longer repeat is worth a little misfit.
    const misfit = sum / strip;
    if (misfit < best.misfit * 0.93) best = { cut, misfit };
  }
  return best;
}

function columnMisfit({ data, widthPx, heightPx }: Raster, a: number, b: number): number {
  let sum = 0;
  for (let y = 0; y < heightPx; y += 1) {
    const row = y * widthPx;
    for (let c = 0; c < 3; c += 1)
      sum += Math.abs(data[(row + a) * 3 + c] - data[(row + b) * 3 + c]);
  }
  return sum / (heightPx * 3);
}

function rowMisfit({ data, widthPx }: Raster, a: number, b: number): number {
  let sum = 0;
  for (let i = 0; i < widthPx * 3; i += 1) {
    sum += Math.abs(data[a * widthPx * 3 + i] - data[b * widthPx * 3 + i]);
  }
  return sum / (widthPx * 3);
}
