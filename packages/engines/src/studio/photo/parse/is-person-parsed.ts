import { isSeen, type JointName, type Joints } from '../pose/joints.ts';
import type { Superpixels } from '../superpixels/superpixels.ts';
import { LABEL } from './labels.ts';

const BODY: readonly JointName[] = [
  'leftShoulder',
  'rightShoulder',
  'leftElbow',
  'rightElbow',
  'leftWrist',
  'rightWrist',
  'leftHip',
  'rightHip',
];

/** Mean scores from which on a body is surely there, and from which on it may be. */
const SURE = 0.5;
const LIKELY = 0.3;

/** Skin that a person who is only likely there shows, as a part of the subject. */
const BARE = 0.06;

/**
 * Whether the subject is a person. A garment alone, on a hanger or laid flat, can look a little
 * like a trunk to the pose model, but bares no skin.
 */
export function isPersonParsed(pieces: Superpixels, labels: Uint8Array, joints: Joints): boolean {
  const mean = meanScore(joints);
  return mean > SURE || (mean > LIKELY && barePart(pieces, labels) > BARE);
}

/** A garment laid flat with its sleeves out reaches 0.5; people with a head are seen to have one. */
const POSED = 0.6;
const POSED_WITH_HEAD = 0.4;

/** Whether the pose alone shows a person, whatever the colours say: skin-coloured clothes are no skin. */
export const isPosed = (joints: Joints): boolean =>
  meanScore(joints) > (isSeen(joints.nose) ? POSED_WITH_HEAD : POSED);

const meanScore = (joints: Joints): number =>
  BODY.reduce((sum, name) => sum + joints[name].score, 0) / BODY.length;

function barePart({ count, areaPx, subject }: Superpixels, labels: Uint8Array): number {
  let bare = 0;
  let whole = 1;
  for (let k = 0; k < count; k += 1) {
    if (subject[k] < 0.5) continue;
    whole += areaPx[k];
    if (labels[k] === LABEL.skin) bare += areaPx[k];
  }
  return bare / whole;
}
