import type { Pose } from '../pose.ts';

/** Coming towards the viewer, one foot before the other. */
export const catwalk: Pose = {
  id: 'catwalk',
  words: ['walking', 'catwalk', 'runway', 'walk', 'strutting'],
  who: ['woman'],
  turn: -6,
  shoulders: 6,
  hips: -11,
  waistX: 0.05,
  pelvisX: 0.2,
  head: { tilt: -2, turn: -6 },
  sway: 0.35,
  near: 'right',
  arms: {
    left: { upper: 22, fore: 12, palm: 6, upperLong: 0.97, place: 'before', hand: 'hanging' },
    right: { upper: 15, fore: 24, palm: 20, foreLong: 0.9, place: 'behind', hand: 'hanging' },
  },
  legs: {
    left: { x: 0.22, lift: 0.72, knee: -0.08, toes: 4, tip: 34, thigh: 0.53 },
    right: { x: -0.02, knee: 0.08, toes: 4, thigh: 0.49 },
  },
};
