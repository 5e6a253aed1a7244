import type { Spot } from './light/spot.ts';

/** Page pixels from seam to seam: about 7 cm on a figure of the usual size. */
const CHANNEL_PX = 36;
/** Slope of the padding beside a seam. */
const STEEP = 0.85;

/** Bends a place of cloth over padding that is sewn in channels across it. */
export function quilt(spot: Spot): void {
  const at = spot.v / CHANNEL_PX + 0.03 * Math.sin(spot.u * 0.11);
  const across = at - Math.floor(at) - 0.5;
  spot.ny += STEEP * 8 * across * across * across;
  const near = Math.max(0, (Math.abs(across) - 0.38) / 0.12);
  // Small puckers run out from the stitches.
  spot.nx += 0.16 * near * Math.sin(spot.u * 0.52 + Math.floor(at + 0.5) * 2.1);
  spot.open *= 1 - 0.38 * near * near;
  spot.crest = Math.max(-1, spot.crest * 0.5 + 0.4 - 0.9 * near);
}
