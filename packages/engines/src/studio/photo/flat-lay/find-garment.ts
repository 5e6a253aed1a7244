import type { PixelSize } from '@toile/tools';
import { EngineError } from '../../../engine-error.ts';
import { components } from '../../sketch-reading/plane/components.ts';
import { boundsOf, grown } from '../field/bounds.ts';
import { cropped, croppedLab, pasted } from '../field/crop.ts';
import { closeCracks } from '../mask/close-cracks.ts';
import { refineEdge } from '../mask/refine-edge.ts';
import type { PhotoReading } from '../open-reading.ts';
import { isSkinLike } from '../parse/colour-model.ts';
import { LABEL } from '../parse/labels.ts';
import type { ParsedPerson } from '../parse/parse-person.ts';
import { distanceToBone } from '../parse/point.ts';
import type { Joints } from '../pose/joints.ts';
import type { Superpixels } from '../superpixels/superpixels.ts';
import { PLACE } from './garment-view.ts';

/** Where a garment is worn. */
export type Worn = 'upper' | 'lower' | 'full';

const EDGE = { bandPx: 4, reachPx: 8 };

/** Parts of the garment away from its largest stay from this share of it on. */
const LEAST_PART = 0.05;

/** A garment of less than this part of the photo is a rest of one. */
const LEAST_AREA = 0.006;

/** Arms are so thick, in torso lengths. */
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
  const rough = Uint8Array.from(pieces.ids, (k) => (kinds[k] === PLACE.cloth ? 1 : 0));
  const whole = mainParts(closeCracks(rough, reading.photo, 2), reading.photo);
  const cloth = refined(whole, alpha, reading);
  const count = cloth.reduce((sum, on) => sum + on, 0);
  if (count < cloth.length * LEAST_AREA) {
    throw new EngineError('refused', `No ${worn} garment: ${count} pixels`, {
      reason: 'no-garment',
    });
  }
  return cloth.map((on, i) => {
    if (on) return PLACE.cloth;
    if (alpha[i] < 128) return PLACE.ground;
    const kind = kinds[pieces.ids[i]];
    return kind === PLACE.cloth ? PLACE.veil : kind;
  });
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
  if (WORN_LABELS[worn].includes(label)) return PLACE.cloth;
  if (label === LABEL.background) return PLACE.ground;
  if (label === LABEL.hair || label === LABEL.held) return PLACE.veil;
  const { upper, fore } = isArm(pieces.x[k], pieces.y[k]);
  if (label === LABEL.skin) return Math.min(upper, fore) < ARM ? PLACE.veil : PLACE.other;
  if (label === LABEL.upper) return PLACE.veil;
  return PLACE.other;
}

/** Below the hips nothing is skin that has no colour of skin: it is cloth in a colour of the hair. */
function isClothed(k: number, { pieces, person }: Pick<Case, 'pieces' | 'person'>): boolean {
  if (person.labels[k] !== LABEL.skin || person.seeds.lower.length > 0) return false;
  const { hips, torsoPx } = person.frame;
  if (person.seeds.isOnePiece || pieces.y[k] < hips.y - torsoPx * 0.1) return false;
  return !isSkinLike([pieces.lab[k * 3], pieces.lab[k * 3 + 1], pieces.lab[k * 3 + 2]]);
}

function mainParts(mask: Uint8Array, size: PixelSize): Uint8Array {
  const { labels, list } = components(mask, size);
  const largest = Math.max(0, ...list.map(({ areaPx }) => areaPx));
  return mask.map((_, i) =>
    labels[i] > 0 && list[labels[i] - 1].areaPx >= largest * LEAST_PART ? 1 : 0,
  );
}

function refined(mask: Uint8Array, alpha: Uint8Array, { photo, lab }: PhotoReading): Uint8Array {
  const found = boundsOf(mask, photo, 1);
  if (!found) return mask;
  const box = grown(found, EDGE.reachPx + EDGE.bandPx, photo);
  const size = { width: box.right - box.left, height: box.bottom - box.top };
  const levels = refineEdge(croppedLab(lab(), photo, box), cropped(mask, photo, box), size, EDGE);
  const own = cropped(alpha, photo, box);
  const fine = levels.map((level, i) => (level >= 128 && own[i] >= 128 ? 1 : 0));
  return pasted(mainParts(fine, size), new Uint8Array(mask.length), photo, box);
}
