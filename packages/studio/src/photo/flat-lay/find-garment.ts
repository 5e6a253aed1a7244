import { EngineError } from '@toile/engines';
import type { PixelSize } from '@toile/tools';
import { bytesOf } from '../../core/map-plane.ts';
import { components, largestArea } from '../../core/plane/components.ts';
import { boundsOf, grown } from '../field/bounds.ts';
import { cropped, croppedLab, pasted } from '../field/crop.ts';
import { closeCracks } from '../mask/close-cracks.ts';
import { refineEdge } from '../mask/refine-edge.ts';
import { tidyMask } from '../mask/tidy-mask.ts';
import type { PhotoReading } from '../open-reading.ts';
import { gapTo, isSkinLike } from '../parse/colour-model.ts';
import { LABEL } from '../parse/labels.ts';
import type { ParsedPerson } from '../parse/parse-person.ts';
import { distanceToBone } from '../parse/point.ts';
import { isSeen, type Joints } from '../pose/joints.ts';
import type { Superpixels } from '../superpixels/superpixels.ts';
import { PLACE } from './garment-view.ts';

/** The part of the body that a garment covers: above the waist, below it, or both. */
export type Worn = 'upper' | 'lower' | 'full';

const EDGE = { bandPx: 4, reachPx: 8 };

/** Least area of a separate part of the garment, as a share of its largest part. */
const LEAST_PART = 0.05;

/** Largest distance, in pixels, between the garment's edge and the subject's where both are the same edge. */
const FRINGE_PX = 5;

/** Reach of a hand from its wrist, in torso lengths. */
const HAND = 0.24;

/** Least area of a garment, as a share of the photo: less is no garment. */
const LEAST_AREA = 0.006;

/** Half the thickness of an arm, in torso lengths, measured from its bone. */
const ARM = 0.13;

/**
 * One PLACE for each pixel of a photo of a person, for the garment worn there. Throws a `refused`
 * EngineError, 'no-garment', where there is hardly any.
 */
export async function findGarment(reading: PhotoReading, worn: Worn): Promise<Uint8Array> {
  const pieces = await reading.superpixels();
  const person = await reading.person();
  const alpha = await reading.alpha();
  const isArm = armsOf(await reading.joints(), person.frame.torsoPx);
  const kinds = Uint8Array.from({ length: pieces.count }, (_, k) =>
    kindOf(k, { pieces, person, worn, isArm }),
  );
  const rough = bytesOf(pieces.ids, (k) => (kinds[k] === PLACE.cloth ? 1 : 0));
  const whole = mainParts(closeCracks(rough, reading.photo, 2), reading.photo);
  const cloth = refined(whole, alpha, reading);
  const count = cloth.reduce((sum, on) => sum + Math.min(1, on), 0);
  if (count < cloth.length * LEAST_AREA) {
    throw new EngineError('refused', `No ${worn} garment: ${count} pixels`, {
      reason: 'no-garment',
    });
  }
  return cloth.map((on, i) => {
    const kind = kinds[pieces.ids[i]];
    // A hole is filled, but what shows in it is still the hand or the bag before the cloth.
    if (on) return on === FILLED && kind === PLACE.veil ? PLACE.veil : PLACE.cloth;
    if (alpha[i] < 128) return PLACE.ground;
    if (kind !== PLACE.cloth) return kind;
    return isBesideGround(alpha, i, reading.photo) ? PLACE.ground : PLACE.veil;
  });
}

/** Test for the subject's end within `FRINGE_PX`: cloth that the refined edge left out there is the wall. */
function isBesideGround(alpha: Uint8Array, i: number, { width }: PixelSize): boolean {
  return [-FRINGE_PX, FRINGE_PX].some(
    (away) => alpha[i + away] < 128 || alpha[i + away * width] < 128,
  );
}

type Arms = (x: number, y: number) => { upper: number; fore: number };

function armsOf(joints: Joints, torsoPx: number): Arms {
  const bone = (x: number, y: number, from: keyof Joints, to: keyof Joints) =>
    distanceToBone(x, y, joints[from], joints[to]) / torsoPx;
  return (x, y) => ({
    upper: Math.min(
      bone(x, y, 'leftShoulder', 'leftElbow'),
      bone(x, y, 'rightShoulder', 'rightElbow'),
    ),
    fore: Math.min(bone(x, y, 'leftElbow', 'leftWrist'), bone(x, y, 'rightElbow', 'rightWrist')),
  });
}

type Case = { pieces: Superpixels; person: ParsedPerson; worn: Worn; isArm: Arms };

const WORN_LABELS: Record<Worn, readonly number[]> = {
  upper: [LABEL.upper],
  lower: [LABEL.lower],
  full: [LABEL.upper, LABEL.lower],
};

function kindOf(k: number, { pieces, person, worn, isArm }: Case): number {
  const label = isClothed(k, { pieces, person }) ? LABEL.lower : person.labels[k];
  if (isHand(k, { pieces, person })) return PLACE.veil;
  if (WORN_LABELS[worn].includes(label)) return PLACE.cloth;
  if (label === LABEL.background) return PLACE.ground;
  if (label === LABEL.hair || label === LABEL.held) return PLACE.veil;
  const { upper, fore } = isArm(pieces.x[k], pieces.y[k]);
  if (label === LABEL.skin) return Math.min(upper, fore) < ARM ? PLACE.veil : PLACE.other;
  if (label === LABEL.upper) return PLACE.veil;
  if (label === LABEL.lower) return PLACE.garment;
  return PLACE.other;
}

/** Cloth below the hips that was labelled skin although it has no colour of skin. */
function isClothed(k: number, { pieces, person }: Pick<Case, 'pieces' | 'person'>): boolean {
  if (person.labels[k] !== LABEL.skin || person.seeds.lower.length > 0) return false;
  const { hips, torsoPx } = person.frame;
  if (person.seeds.isOnePiece || pieces.y[k] < hips.y - torsoPx * 0.1) return false;
  return !isSkinLike([pieces.lab[k * 3], pieces.lab[k * 3 + 1], pieces.lab[k * 3 + 2]]);
}

/** Hands that rest on cloth are sometimes taken for it. */
function isHand(k: number, { pieces, person }: Pick<Case, 'pieces' | 'person'>): boolean {
  const { joints, torsoPx } = person.frame;
  const { skin, upper, lower } = person.seeds;
  const isNear = [joints.leftWrist, joints.rightWrist].some(
    (wrist) =>
      isSeen(wrist) && Math.hypot(pieces.x[k] - wrist.x, pieces.y[k] - wrist.y) < torsoPx * HAND,
  );
  if (!isNear || skin.length === 0) return false;
  const colour = [pieces.lab[k * 3], pieces.lab[k * 3 + 1], pieces.lab[k * 3 + 2]] as const;
  return isSkinLike(colour) && gapTo(skin, colour) < gapTo([...upper, ...lower], colour) * 0.7;
}

function mainParts(mask: Uint8Array, size: PixelSize): Uint8Array {
  const { labels, list } = components(mask, size);
  const largest = largestArea(list);
  return mask.map((_, i) =>
    labels[i] > 0 && list[labels[i] - 1].areaPx >= largest * LEAST_PART ? 1 : 0,
  );
}

/** Mark of a pixel that fills a hole in the garment. */
const FILLED = 2;

/** The garment with its edge drawn anew: 1, and FILLED in its holes. */
function refined(mask: Uint8Array, alpha: Uint8Array, { photo, lab }: PhotoReading): Uint8Array {
  const found = boundsOf(mask, photo, 1);
  if (!found) return mask;
  const box = grown(found, EDGE.reachPx + EDGE.bandPx, photo);
  const size = { width: box.right - box.left, height: box.bottom - box.top };
  const levels = refineEdge(croppedLab(lab(), photo, box), cropped(mask, photo, box), size, EDGE);
  const own = cropped(alpha, photo, box);
  const fine = levels.map((level, i) => (level >= 128 && own[i] >= 128 ? 1 : 0));
  const main = mainParts(fine, size);
  const whole = tidyMask(main, size, {
    dots: [],
    leastPart: 0,
    isGap: (i) => own[i] < 128,
  });
  const marked = whole.map((on, i) => (on && !main[i] ? FILLED : on));
  return pasted(marked, new Uint8Array(mask.length), photo, box);
}
