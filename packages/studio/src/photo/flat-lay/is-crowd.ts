import type { PixelSize } from '@toile/tools';
import { components } from '../../core/plane/components.ts';
import { gapTo, isSkinLike } from '../parse/colour-model.ts';
import type { ParsedPerson } from '../parse/parse-person.ts';
import { distanceToBone } from '../parse/point.ts';
import type { Joints } from '../pose/joints.ts';
import type { Superpixels } from '../superpixels/superpixels.ts';

/** Least area of a second person, as a share of the subject's largest part. */
const ANOTHER = 0.35;

/** Skin of somebody else: its distance from every bone (torso lengths), and its least share of the subject. */
const FAR = 0.6;
const LEAST_SKIN = 0.012;

/** Test of a subject that consists of two or more separate parts of similar size. */
export function isApart(alpha: Uint8Array, photo: PixelSize): boolean {
  const solid = alpha.map((level) => (level > 127 ? 1 : 0));
  const areas = components(solid, photo)
    .list.map(({ areaPx }) => areaPx)
    .toSorted((a, b) => b - a);
  return (areas[1] ?? 0) > (areas[0] ?? 0) * ANOTHER;
}

/** Test for skin far from the body of the one person that was found. */
export function isCrowd(pieces: Superpixels, person: ParsedPerson): boolean {
  const { seeds, frame } = person;
  let whole = 1;
  let strange = 0;
  for (let k = 0; k < pieces.count; k += 1) {
    if (pieces.subject[k] < 0.6) continue;
    whole += pieces.areaPx[k];
    const colour = [pieces.lab[k * 3], pieces.lab[k * 3 + 1], pieces.lab[k * 3 + 2]] as const;
    const isSkin = isSkinLike(colour) && gapTo(seeds.skin, colour) < 12;
    const isCloth = gapTo([...seeds.upper, ...seeds.lower], colour) < 14;
    if (!isSkin || isCloth) continue;
    const away = distanceToBody(frame.joints, pieces.x[k], pieces.y[k]) / frame.torsoPx;
    if (away > FAR) strange += pieces.areaPx[k];
  }
  return strange > whole * LEAST_SKIN;
}

const BONES = [
  ['nose', 'leftShoulder'],
  ['nose', 'rightShoulder'],
  ['leftShoulder', 'leftElbow'],
  ['leftElbow', 'leftWrist'],
  ['rightShoulder', 'rightElbow'],
  ['rightElbow', 'rightWrist'],
  ['leftShoulder', 'leftHip'],
  ['rightShoulder', 'rightHip'],
  ['leftHip', 'leftKnee'],
  ['leftKnee', 'leftAnkle'],
  ['rightHip', 'rightKnee'],
  ['rightKnee', 'rightAnkle'],
] as const;

const distanceToBody = (joints: Joints, x: number, y: number): number =>
  Math.min(...BONES.map(([from, to]) => distanceToBone(x, y, joints[from], joints[to])));
