import type { Pose } from '../pose.ts';

/** Seen from behind, the face turned back over the shoulder. */
export const backView: Pose = {
  id: 'back-view',
  words: [
    'back view',
    'rear view',
    'from behind',
    'from the back',
    'seen from behind',
    'seen from the back',
    'view from the back',
    'back view looking over shoulder',
    'back view looking over her shoulder',
    'back turned',
    'showing the back',
  ],
  who: ['woman', 'man', 'girl', 'boy'],
  isNamedOnly: true,
  isBack: true,
  meetsEye: true,
  turn: -14,
  shoulders: 5,
  hips: -7,
  waistX: 0.06,
  pelvisX: 0.18,
  head: { tilt: -5, turn: -58 },
  sway: 0,
  near: 'left',
  arms: {
    left: { upper: 14, fore: 7, palm: 4, place: 'before', hand: 'hanging' },
    right: { upper: 13, fore: 5, palm: 2, place: 'before', hand: 'hanging' },
  },
  legs: {
    left: { x: 0.42, knee: 0.04, toes: 16 },
    right: { x: 0.06, knee: 0.03, toes: 12, lift: -0.02 },
  },
};
