import type { Pose } from '../pose.ts';

/** On both legs, arms loose. */
export const manStanding: Pose = {
  id: 'man-standing',
  words: ['standing', 'relaxed', 'upright'],
  who: ['man'],
  turn: -10,
  shoulders: 2,
  hips: -3,
  waistX: 0.02,
  pelvisX: 0.05,
  head: { tilt: -2, turn: -20 },
  sway: 0,
  near: 'right',
  arms: {
    left: { upper: 11, fore: 6, palm: 2, place: 'before', hand: 'hanging' },
    right: { upper: 13, fore: 4, palm: -4, foreLong: 0.97, place: 'before', hand: 'hanging' },
  },
  legs: {
    left: { x: 0.62, toes: 26, knee: 0.02 },
    right: { x: 0.46, toes: 14, knee: 0.03, lift: -0.02 },
  },
};
