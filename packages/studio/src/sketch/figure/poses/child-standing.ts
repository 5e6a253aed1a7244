import type { Pose } from '../pose.ts';

/** A child standing with its toes a little in. */
export const childStanding: Pose = {
  id: 'child-standing',
  words: ['standing', 'relaxed', 'shy'],
  who: ['girl', 'boy'],
  turn: 8,
  shoulders: -3,
  hips: 4,
  waistX: -0.02,
  pelvisX: -0.06,
  head: { tilt: 7, turn: 14 },
  sway: 0,
  near: 'right',
  arms: {
    left: { upper: 16, fore: 10, palm: 12, place: 'before', hand: 'hanging' },
    right: { upper: 18, fore: 8, palm: 10, place: 'before', hand: 'hanging' },
  },
  legs: {
    left: { x: 0.2, toes: 4, knee: 0.02 },
    right: { x: 0.4, toes: 12, knee: -0.03 },
  },
};
