import type { RunDoubt } from '@toile/contract';
import type { PixelSize } from '@toile/tools';
import type { BodyFrame } from '../../parse/body-frame.ts';
import { LABEL } from '../../parse/labels.ts';
import { isSeated } from '../../posture/is-seated.ts';
import { PLACE } from '../garment-view.ts';
import type { GarmentMeasure } from '../measure-garment.ts';

/** A garment that somebody wears in a photo, as far as doubts need it. */
export type WornGarmentSeen = {
  /** One PLACE a pixel of the photo. */
  places: Uint8Array;
  /** The label of each pixel, see LABEL. */
  labels: (i: number) => number;
  photo: PixelSize;
  frame: BodyFrame;
  measure: Pick<GarmentMeasure, 'hem' | 'lengthPx'>;
  isLower: boolean;
  isFromBehind: boolean;
  /** True where forearms are before it, whatever they are clothed in. */
  isBehindArms: boolean;
  /** True where a coat or jacket is worn over the garment that is named. */
  isUnderCoat: boolean;
};

/** Length of cloth along the photo's rim from which the garment is cut off, in torso lengths. */
const CUT = { side: 0.1, top: 0.12 };
/** Pixels at the rim that count as it. */
const RIM_PX = 3;
/** Shares of a garment's area that something hides, from which it is told. */
const COVERED = { arms: 0.035, hair: 0.03, bag: 0.03, garment: 0.12 };
/** Least length of a garment, in pixels of a photo of 1,024: a flat-lay's is about 800. */
const LEAST_PX = 150;
/** Shoulders narrower than this, in torso lengths, are seen from the side. */
const TURNED = 0.36;

/** Doubts about a garment to be lifted out of a photo, the worst first. */
export function findFlatLayDoubts(seen: WornGarmentSeen): RunDoubt[] {
  const { frame, measure, isFromBehind, isBehindArms, isUnderCoat } = seen;
  const hidden = hiddenParts(seen);
  const isTurned = frame.shouldersPx < frame.torsoPx * TURNED;
  const found: [RunDoubt, boolean][] = [
    ['garment-cut-off', measure.hem === 'beyond the photo' || isCutOff(seen)],
    ['covered-by-garment', isUnderCoat || hidden.garment > COVERED.garment],
    ['seated', isSeated(frame)],
    ['turned-away', isTurned && !isFromBehind],
    ['covered-by-arms', isBehindArms || hidden.arms > COVERED.arms],
    ['covered-by-bag', hidden.bag > COVERED.bag],
    ['covered-by-hair', hidden.hair > COVERED.hair],
    ['garment-small', measure.lengthPx < LEAST_PX],
    ['back-of-garment', isFromBehind],
  ];
  return found.flatMap(([doubt, isFound]) => (isFound ? doubt : []));
}

function isCutOff({ places, photo: { width, height }, frame: { torsoPx } }: WornGarmentSeen) {
  const isCloth = (x: number, y: number) => places[y * width + x] === PLACE.cloth;
  let [left, right, top] = [0, 0, 0];
  for (let y = 0; y < height; y += 1) {
    if (isCloth(RIM_PX, y)) left += 1;
    if (isCloth(width - 1 - RIM_PX, y)) right += 1;
  }
  for (let x = 0; x < width; x += 1) if (isCloth(x, RIM_PX)) top += 1;
  return Math.max(left, right) > torsoPx * CUT.side || top > torsoPx * CUT.top;
}

type Hidden = Record<keyof typeof COVERED, number>;

/**
 * Shares of the garment's area that arms, hair, a bag or another garment hide: what lies before it in
 * a row between its first and its last pixel.
 */
function hiddenParts(seen: WornGarmentSeen): Hidden {
  const { places, labels, photo, isLower } = seen;
  const { width, height } = photo;
  const counts = new Float64Array(Object.keys(LABEL).length);
  let cloth = 1;
  for (let y = 0; y < height; y += 2) {
    const row = places.subarray(y * width, (y + 1) * width);
    const last = row.lastIndexOf(PLACE.cloth);
    for (let x = row.indexOf(PLACE.cloth); x >= 0 && x <= last; x += 1) {
      if (row[x] === PLACE.cloth) cloth += 1;
      if (row[x] === PLACE.veil) counts[labels(y * width + x)] += 1;
    }
  }
  const shareOf = (label: number) => counts[label] / (cloth + counts[label]);
  return {
    arms: shareOf(LABEL.skin),
    hair: shareOf(LABEL.hair),
    bag: shareOf(LABEL.held),
    // What hangs over a waist is no cover.
    garment: isLower ? shareOf(LABEL.upper) : 0,
  };
}
