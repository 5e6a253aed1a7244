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

/** Least mean scores of a body that is surely present, and of one that may be. */
const SURE = 0.5;
const LIKELY = 0.3;

/** Least share of skin and hair in the subject where a person is only likely: more shows of somebody in a winter coat. */
const BARE = 0.03;

/**
 * Test for a person. To the pose model a garment alone, on a hanger or in a flat-lay, can look
 * a little like a trunk, but it shows no skin.
 */
export function isPersonParsed(pieces: Superpixels, labels: Uint8Array, joints: Joints): boolean {
  const mean = bodyScore(joints);
  return mean > SURE || (mean > LIKELY && bodyPart(pieces, labels) > BARE);
}

/** Confidence (0–1) that a trunk with two arms is seen. */
export const bodyScore = (joints: Joints): number =>
  BODY.reduce((sum, name) => sum + joints[name].score, 0) / BODY.length;

/** Share of skin in the subject, 0–1. */
export const barePart = (pieces: Superpixels, labels: Uint8Array): number =>
  shareOf(pieces, labels, (label) => label === LABEL.skin);

/** Share of skin and hair in the subject, 0–1. */
const bodyPart = (pieces: Superpixels, labels: Uint8Array): number =>
  shareOf(pieces, labels, (label) => label === LABEL.skin || label === LABEL.hair);

function shareOf(
  { count, areaPx, subject }: Superpixels,
  labels: Uint8Array,
  isMeant: (label: number) => boolean,
): number {
  let bare = 0;
  let whole = 1;
  for (let k = 0; k < count; k += 1) {
    if (subject[k] < 0.5) continue;
    whole += areaPx[k];
    if (isMeant(labels[k])) bare += areaPx[k];
  }
  return bare / whole;
}
