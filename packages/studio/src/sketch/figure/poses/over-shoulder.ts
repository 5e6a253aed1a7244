import type { Pose } from '../pose.ts';

/** The trunk turned well away, the eyes looking back. */
export const overShoulder: Pose = {
  id: 'over-shoulder',
  words: ['looking over shoulder', 'looking back', 'glance back'],
  who: ['woman'],
  turn: 54,
  shoulders: -7,
  hips: 6,
  waistX: 0.02,
  pelvisX: -0.14,
  head: { tilt: -5, turn: -34 },
  sway: -0.25,
  near: 'left',
  arms: {
    left: { upper: 6, fore: -6, palm: -4, place: 'before', hand: 'hanging' },
    right: { upper: 12, fore: 4, upperLong: 0.9, palm: 0, place: 'behind', hand: 'hanging' },
  },
  legs: {
    left: { x: 0.04, toes: -14, knee: -0.02 },
    right: { x: 0.56, lift: 0.18, knee: 0.1, toes: 22, thigh: 0.5 },
  },
};
