import type { Pose } from '../pose.ts';

/** Walking towards the viewer, one hand in the pocket. */
export const manWalking: Pose = {
  id: 'man-walking',
  words: ['walking', 'walk', 'catwalk', 'runway', 'stride', 'striding', 'in motion'],
  who: ['man', 'boy'],
  turn: -14,
  shoulders: 5,
  hips: -4,
  waistX: 0.02,
  pelvisX: 0.06,
  head: { tilt: -2, turn: -24 },
  sway: 0.45,
  near: 'right',
  arms: {
    left: { upper: 20, fore: 6, palm: 2, upperLong: 0.95, place: 'before', hand: 'hanging' },
    right: {
      grip: 'pocket',
      offset: [0.04, -0.02],
      upperLong: 0.95,
      foreLong: 0.92,
      palm: -20,
      place: 'before',
      hand: 'in-pocket',
    },
  },
  legs: {
    left: { x: 0.34, lift: 0.6, knee: 0.04, toes: 6, tip: 24, thigh: 0.53 },
    right: { x: 0.14, knee: 0.06, toes: 8 },
  },
};
