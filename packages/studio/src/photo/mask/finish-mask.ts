import type { PixelSize } from '@toile/tools';
import { type Box, boundsOf, grown } from '../field/bounds.ts';
import { cropped, croppedLab, pasted } from '../field/crop.ts';
import type { Extent } from './choose-extent.ts';
import type { Dot } from './dots.ts';
import { reachRim } from './reach-rim.ts';
import { refineEdge } from './refine-edge.ts';
import { type Tidying, tidyMask } from './tidy-mask.ts';

const EDGE = { bandPx: 5, reachPx: 9 };
const HALF = 128;
/** Least visible alpha of the subject, 0–255. */
const FAINTEST = 31;

/** Areas away from the dots: of a subject only one nearly as large, of a garment small parts too. */
const LEAST_PART: Record<Extent, number> = { subject: 0.3, garment: 0.05, region: 2 };

export type Finish = {
  size: PixelSize;
  /** Alpha of the subject, 0–255 a pixel. */
  alpha: Uint8Array;
  extent: Extent;
  /** The dots that selected the mask. */
  dots: readonly Dot[];
  /** The dots of what it leaves out. */
  unwanted: readonly Dot[];
};

/** Tidies a rough mask within its box, and draws its edge anew where colours are given for it. */
export function finishMask(mask: Uint8Array, finish: Finish, lab?: Float32Array): Uint8Array {
  const { size: photo, extent } = finish;
  const found = boundsOf(mask, photo, 1);
  if (!found) return mask;
  const box = grown(found, EDGE.reachPx + EDGE.bandPx, photo);
  const size = { width: box.right - box.left, height: box.bottom - box.top };
  const alpha = cropped(finish.alpha, photo, box);
  const tidying: Tidying = {
    dots: movedInto(box, finish.dots),
    unwanted: movedInto(box, finish.unwanted),
    leastPart: LEAST_PART[extent],
    isGap: (i) => extent === 'region' || alpha[i] < HALF,
  };
  const tidy = tidyMask(cropped(mask, photo, box), size, tidying);
  const out = new Uint8Array(mask.length);
  if (!lab) return pasted(tidy, out, photo, box);
  const levels = refineEdge(croppedLab(lab, photo, box), tidy, size, EDGE);
  const fine = levels.map((level, i) => {
    return level >= HALF && (extent === 'region' || alpha[i] >= HALF) ? 1 : 0;
  });
  const done = tidyMask(fine, size, tidying);
  if (extent !== 'garment') return pasted(done, out, photo, box);
  // The mask includes the rim of mixed colours, so that a replaced garment leaves no rim.
  const rim = reachRim(croppedLab(lab, photo, box), done, size);
  const whole = done.map((on, i) => (on || (rim[i] && alpha[i] >= FAINTEST) ? 1 : 0));
  return pasted(whole, out, photo, box);
}

/** Dots in the pixels of a box; those beyond it are of no use there. */
const movedInto = ({ left, top, right, bottom }: Box, dots: readonly Dot[]): Dot[] =>
  dots
    .filter(({ x, y }) => x >= left && x < right && y >= top && y < bottom)
    .map(({ x, y }) => ({ x: x - left, y: y - top }));
