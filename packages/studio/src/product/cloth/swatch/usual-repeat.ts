import type { Raster } from './raster.ts';

const REPEAT_CM = 32;

/**
 * Width in centimetres at which a picture repeats where nobody says it: 32 for one as wide as high,
 * half the width of a printing screen; wide ones are larger, tall ones narrower, so that their area
 * is the same.
 */
export const usualRepeatCm = ({ widthPx, heightPx }: Raster): number =>
  Math.min(60, Math.max(8, REPEAT_CM * Math.sqrt(widthPx / heightPx)));
