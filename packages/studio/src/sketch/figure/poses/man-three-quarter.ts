import type { Pose } from '../pose.ts';

/** Half turned, arms hanging, looking on. */
export const manThreeQuarter: Pose = {
  id: 'man-three-quarter',
  words: ['three-quarter', 'turned', 'three quarter view', 'side view'],
  who: ['man', 'boy'],
  turn: 36,
  shoulders: -2,
  hips: 3,
  waistX: 0,
  pelvisX: -0.04,
  head: { tilt: 1, turn: 36 },
  sway: 0,
  near: 'left',
  arms: {
    left: { upper: 6, fore: -10, palm: -8, place: 'before', hand: 'hanging' },
    right: {
      grip: 'pocket',
      upperLong: 0.9,
      foreLong: 0.88,
      palm: -20,
      place: 'behind',
      hand: 'in-pocket',
    },
  },
  legs: {
    left: { x: 0.24, toes: 0, knee: 0 },
    right: { x: 0.6, lift: 0.16, knee: 0.06, toes: 16 },
  },
};
