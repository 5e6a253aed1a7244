import type { JointName, Joints } from '../pose/joints.ts';
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
  const mean = bodyScore(joints);
  return mean > SURE || (mean > LIKELY && barePart(pieces, labels) > BARE);
}

/** How surely a trunk with two arms is seen, 0–1. */
export const bodyScore = (joints: Joints): number =>
  BODY.reduce((sum, name) => sum + joints[name].score, 0) / BODY.length;

/** The part of the subject that is skin, 0–1. */
export function barePart({ count, areaPx, subject }: Superpixels, labels: Uint8Array): number {
  let bare = 0;
  let whole = 1;
  for (let k = 0; k < count; k += 1) {
    if (subject[k] < 0.5) continue;
    whole += areaPx[k];
    if (labels[k] === LABEL.skin) bare += areaPx[k];
  }
  return bare / whole;
}
