/** The joints that are found, in the order of the COCO key points. Left is the person's own left. */
export const JOINT_NAMES = [
  'nose',
  'leftEye',
  'rightEye',
  'leftEar',
  'rightEar',
  'leftShoulder',
  'rightShoulder',
  'leftElbow',
  'rightElbow',
  'leftWrist',
  'rightWrist',
  'leftHip',
  'rightHip',
  'leftKnee',
  'rightKnee',
  'leftAnkle',
  'rightAnkle',
] as const;

export type JointName = (typeof JOINT_NAMES)[number];

/** Where a joint is, in pixels of the photo, and how sure that is, from 0 to 1. */
export type Joint = { x: number; y: number; score: number };

export type Joints = Record<JointName, Joint>;

/** From this score on a joint counts as seen. */
const SEEN = 0.25;

export const isSeen = ({ score }: Joint): boolean => score > SEEN;
