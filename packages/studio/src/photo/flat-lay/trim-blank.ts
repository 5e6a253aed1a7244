import type { PixelSize } from '@toile/tools';
import type { Box } from '../field/bounds.ts';

/** The numbers of a trim, in levels 0–255. */
const TRIM = {
  /** Pixels from here on in every channel, or of so little alpha, are blank. */
  blankFrom: 250,
  blankAlpha: 5,
  /** Above this in every channel a soft edge is near-white, and counts by this factor. */
  nearWhite: 200,
  alphaFactor: 0.5,
  marginPx: 1,
} as const;

/** A garment cut out of its picture: colours in triples of levels, and alpha, both 0–255. */
type Lifted = PixelSize & { rgb: ArrayLike<number>; alpha: ArrayLike<number> };

/** Least alpha at which a pixel is the garment, however white it is. */
const COVERED = 255 * TRIM.alphaFactor;

/**
 * Bounding box of the pixels that are not blank, with a margin of one pixel within the picture;
 * undefined where all are blank. Alpha decides first: pixels covered by half stay, so that a white
 * shirt on white is whole. In a softer edge white is blank, and near-white counts half.
 */
export function trimBlank(lifted: Lifted): Box | undefined {
  const { width, height } = lifted;
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isBlank(lifted, y * width + x)) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = y + 1;
    }
  }
  if (box.bottom === 0) return undefined;
  return {
    left: Math.max(0, box.left - TRIM.marginPx),
    top: Math.max(0, box.top - TRIM.marginPx),
    right: Math.min(width, box.right + TRIM.marginPx),
    bottom: Math.min(height, box.bottom + TRIM.marginPx),
  };
}

function isBlank({ rgb, alpha }: Lifted, i: number): boolean {
  if (alpha[i] <= TRIM.blankAlpha) return true;
  if (alpha[i] >= COVERED) return false;
  const darkest = Math.min(rgb[i * 3], rgb[i * 3 + 1], rgb[i * 3 + 2]);
  if (darkest >= TRIM.blankFrom) return true;
  return darkest > TRIM.nearWhite && alpha[i] * TRIM.alphaFactor <= TRIM.blankAlpha;
}
