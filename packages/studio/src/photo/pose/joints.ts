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

/** Position of a joint in pixels of the photo, and its score from 0 to 1. */
export type Joint = { x: number; y: number; score: number };

export type Joints = Record<JointName, Joint>;

/** Joints by name, from a list in the order of the names. */
export function namedJoints(list: readonly Joint[]): Joints {
  const nowhere = { x: 0, y: 0, score: 0 };
  const at = (name: JointName): Joint => list[JOINT_NAMES.indexOf(name)] ?? nowhere;
  return {
    nose: at('nose'),
    leftEye: at('leftEye'),
    rightEye: at('rightEye'),
    leftEar: at('leftEar'),
    rightEar: at('rightEar'),
    leftShoulder: at('leftShoulder'),
    rightShoulder: at('rightShoulder'),
    leftElbow: at('leftElbow'),
    rightElbow: at('rightElbow'),
    leftWrist: at('leftWrist'),
    rightWrist: at('rightWrist'),
    leftHip: at('leftHip'),
    rightHip: at('rightHip'),
    leftKnee: at('leftKnee'),
    rightKnee: at('rightKnee'),
    leftAnkle: at('leftAnkle'),
    rightAnkle: at('rightAnkle'),
  };
}

/** Least score of a joint that counts as seen. */
const SEEN = 0.25;

export const isSeen = ({ score }: Joint): boolean => score > SEEN;
