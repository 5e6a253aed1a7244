import { bytesOf } from '../../core/map-plane.ts';
import { type Box, boundsOf, grown } from '../field/bounds.ts';
import { cropped, croppedLab, pasted } from '../field/crop.ts';
import type { PhotoReading } from '../open-reading.ts';
import { colourGap, type LabColour } from '../parse/colour-model.ts';
import { isPersonParsed } from '../parse/is-person-parsed.ts';
import type { Superpixels } from '../superpixels/superpixels.ts';
import { chooseExtent, type Extent } from './choose-extent.ts';
import type { Dot, Dots } from './dots.ts';
import { ownBodies } from './own-bodies.ts';
import { reachRim } from './reach-rim.ts';
import { refineEdge } from './refine-edge.ts';
import { selectPieces } from './select-pieces.ts';
import { type Tidying, tidyMask } from './tidy-mask.ts';

const EDGE = { bandPx: 5, reachPx: 9 };
const HALF = 128;

/** Areas away from the dots: of a subject only one nearly as large, of a garment small parts too. */
const LEAST_PART: Record<Extent, number> = { subject: 0.3, garment: 0.05, region: 2 };

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
      isOneCloth: isOneColour(pieces, wanted),
      isPerson: isPersonParsed(pieces, labels, await reading.joints()),
    },
  );
  const isWhole = extent === 'subject' && unwanted.every((k) => pieces.subject[k] < 0.5);
  if (isWhole) {
    const mask = ownBodies(alpha, reading.photo, dots.wanted);
    return { extent, mask: finished(mask, { reading, alpha, extent, dots: dots.wanted }) };
  }
  const taken = selectPieces({ pieces, labels, wanted, unwanted, extent });
  const own = ownBodies(alpha, reading.photo, dots.wanted);
  const isOthers = (i: number) => extent !== 'region' && alpha[i] >= HALF && !own[i];
  const mask = bytesOf(pieces.ids, (k, i) => (taken[k] && !isOthers(i) ? 1 : 0));
  return {
    extent,
    mask: finished(mask, { reading, alpha, extent, dots: dots.wanted }, reading.lab()),
  };
}

const piecesAt = ({ ids, width }: Superpixels, dots: readonly Dot[]) =>
  dots.map(({ x, y }) => ids[y * width + x]);

const ALIKE = 14;

function isOneColour({ lab }: Superpixels, at: readonly number[]): boolean {
  const colourOf = (k: number): LabColour => [lab[k * 3], lab[k * 3 + 1], lab[k * 3 + 2]];
  const [first, ...others] = at.map(colourOf);
  return others.every((colour) => colourGap(first, colour) < ALIKE);
}

type Finish = {
  reading: PhotoReading;
  alpha: Uint8Array;
  extent: Extent;
  dots: readonly Dot[];
};

/** Tidies a rough mask within its box, and draws its edge anew where colours are given for it. */
function finished(mask: Uint8Array, finish: Finish, lab?: Float32Array): Uint8Array {
  const { reading, extent } = finish;
  const found = boundsOf(mask, reading.photo, 1);
  if (!found) return mask;
  const box = grown(found, EDGE.reachPx + EDGE.bandPx, reading.photo);
  const size = { width: box.right - box.left, height: box.bottom - box.top };
  const alpha = cropped(finish.alpha, reading.photo, box);
  const tidying: Tidying = {
    dots: movedInto(box, finish.dots),
    leastPart: LEAST_PART[extent],
    isGap: (i) => extent === 'region' || alpha[i] < HALF,
  };
  const tidy = tidyMask(cropped(mask, reading.photo, box), size, tidying);
  const out = new Uint8Array(mask.length);
  if (!lab) return pasted(tidy, out, reading.photo, box);
  const levels = refineEdge(croppedLab(lab, reading.photo, box), tidy, size, EDGE);
  const fine = levels.map((level, i) => {
    return level >= HALF && (extent === 'region' || alpha[i] >= HALF) ? 1 : 0;
  });
  const done = tidyMask(fine, size, tidying);
  // What is put in a garment's place is to leave no rim of it.
  const whole =
    extent === 'garment' ? reachRim(croppedLab(lab, reading.photo, box), done, size) : done;
  return pasted(whole, out, reading.photo, box);
}

/** Dots in the pixels of a box; those beyond it are of no use there. */
const movedInto = ({ left, top, right, bottom }: Box, dots: readonly Dot[]): Dot[] =>
  dots
    .filter(({ x, y }) => x >= left && x < right && y >= top && y < bottom)
    .map(({ x, y }) => ({ x: x - left, y: y - top }));
