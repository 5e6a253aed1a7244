import type { Pose } from '../pose.ts';

/** A step seen from the side, the face to the viewer. */
export const sideStep: Pose = {
  id: 'side-step',
  words: [
    'walking side view',
    'side view walking',
    'profile',
    'in profile',
    'side profile',
    'profile view',
  ],
  who: ['woman', 'man'],
  isNamedOnly: true,
  meetsEye: true,
  turn: 70,
  shoulders: -2,
  hips: 2,
  waistX: 0,
  pelvisX: -0.04,
  head: { tilt: 1, turn: 46 },
  sway: -0.4,
  near: 'left',
  arms: {
    left: { upper: 8, fore: -12, palm: -12, place: 'before', hand: 'hanging' },
    right: { upper: 16, fore: 30, palm: 30, foreLong: 0.95, place: 'behind', hand: 'hanging' },
  },
  legs: {
    left: { x: 0.52, lift: 0.3, knee: -0.14, toes: -12, tip: 26, thigh: 0.52 },
    right: { x: 0.6, lift: 0.05, knee: 0.12, toes: 24 },
  },
};
