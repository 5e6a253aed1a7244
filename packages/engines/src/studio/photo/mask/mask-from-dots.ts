import type { PixelSize } from '@toile/tools';
import { boundsOf, grown } from '../field/bounds.ts';
import { cropped, pasted } from '../field/crop.ts';
import type { PhotoReading } from '../open-reading.ts';
import { hasPerson } from '../pose/joints.ts';
import type { Superpixels } from '../superpixels/superpixels.ts';
import { chooseExtent, type Extent } from './choose-extent.ts';
import type { Dot, Dots } from './dots.ts';
import { refineEdge } from './refine-edge.ts';
import { selectPieces } from './select-pieces.ts';
import { closeCracks, fillHoles, keepAreas } from './tidy-mask.ts';

const EDGE = { bandPx: 5, reachPx: 9 };
const HALF = 128;

/** What the dots select, and how it was understood. */
export type DotMask = { mask: Uint8Array; extent: Extent };

/** A mask of 0 and 1, of the reading's size, of what lies under the dots (in its pixels). */
export async function maskFromDots(reading: PhotoReading, dots: Dots): Promise<DotMask> {
  const pieces = await reading.superpixels();
  const { labels } = await reading.person();
  const alpha = await reading.alpha();
  const wanted = piecesAt(pieces, dots.wanted);
  const unwanted = piecesAt(pieces, dots.unwanted);
  const extent = chooseExtent(
    wanted.map((k) => labels[k]),
    {
      isInSubject: wanted.map((k) => pieces.subject[k] > 0.4),
      isPerson: hasPerson(await reading.joints()),
    },
  );
  const { photo } = reading;
  if (extent === 'subject' && unwanted.every((k) => pieces.subject[k] < 0.5)) {
    return { extent, mask: tidy(alphaMask(alpha), photo, { dots: dots.wanted, alpha, extent }) };
  }
  const taken = selectPieces({ pieces, labels, wanted, unwanted, extent });
  const rough = pieces.ids.map((k) => taken[k]);
  const whole = tidy(Uint8Array.from(rough), photo, { dots: dots.wanted, alpha, extent });
  const fine = redrawn(whole, reading, extent === 'region' ? undefined : alpha);
  return { extent, mask: tidy(fine, photo, { dots: dots.wanted, alpha, extent }) };
}

const alphaMask = (alpha: Uint8Array) => alpha.map((level) => (level >= HALF ? 1 : 0));

const piecesAt = ({ ids, width }: Superpixels, dots: readonly Dot[]) =>
  dots.map(({ x, y }) => ids[y * width + x]);

type Tidying = { dots: readonly Dot[]; alpha: Uint8Array; extent: Extent };

function tidy(mask: Uint8Array, size: PixelSize, { dots, alpha, extent }: Tidying): Uint8Array {
  const isGap = (i: number) => extent === 'region' || alpha[i] < HALF;
  const part = { subject: 0.3, garment: 0.05, region: 1 }[extent];
  const kept = keepAreas(closeCracks(mask, size, 2), size, { dots, part });
  return fillHoles(kept, size, { mostPx: 400, isGap });
}

/** The edge drawn anew, within the box of the mask; nothing beyond the subject where one is given. */
function redrawn(mask: Uint8Array, reading: PhotoReading, alpha?: Uint8Array): Uint8Array {
  const { photo } = reading;
  const levels = mask.map((on) => on * 255);
  const found = boundsOf(levels, photo);
  if (!found) return mask;
  const box = grown(found, EDGE.reachPx + EDGE.bandPx, photo);
  const size = { width: box.right - box.left, height: box.bottom - box.top };
  const lab = cropped(reading.lab(), photo, box, 3);
  const fine = refineEdge(lab, cropped(mask, photo, box, 1), size, EDGE);
  const out = pasted(fine, new Uint8Array(mask.length), photo, box);
  return out.map((level, i) => (level >= HALF && (!alpha || alpha[i] >= HALF) ? 1 : 0));
}
