import type { PixelSize } from '@toile/tools';

/** A box of pixels: from left and top up to, not including, right and bottom. */
export type Box = { left: number; top: number; right: number; bottom: number };

const HALF = 128;

/** Bounding box of the pixels of at least `least` (by default half); undefined without any. */
export function boundsOf(
  alpha: Uint8Array,
  { width, height }: PixelSize,
  least = HALF,
): Box | undefined {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (alpha[y * width + x] < least) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  }
  return bottom === 0 ? undefined : { left, top, right, bottom };
}

/** The box made larger on all sides, within the picture. */
export const grown = (box: Box, byPx: number, { width, height }: PixelSize): Box => ({
  left: Math.max(0, box.left - byPx),
  top: Math.max(0, box.top - byPx),
  right: Math.min(width, box.right + byPx),
  bottom: Math.min(height, box.bottom + byPx),
});
