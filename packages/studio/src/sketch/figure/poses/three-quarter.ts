import type { Pose } from '../pose.ts';

/** Turned to the side, hand on the far hip, eyes to the viewer's side. */
export const threeQuarter: Pose = {
  id: 'three-quarter',
  words: ['three-quarter', 'turned', 'three quarter view', 'side view'],
  who: ['woman'],
  turn: 42,
  shoulders: -7,
  hips: 9,
  waistX: -0.02,
  pelvisX: -0.18,
  head: { tilt: 3, turn: 40 },
  sway: -0.1,
  near: 'left',
  arms: {
    left: { upper: 8, fore: -12, palm: -10, place: 'before', hand: 'hanging' },
    right: {
      grip: 'hip',
      upperLong: 0.86,
      foreLong: 0.8,
      palm: -70,
      place: 'behind',
      hand: 'on-hip',
    },
  },
  legs: {
    left: { x: 0.08, toes: -2, knee: -0.03 },
    right: { x: 0.66, lift: 0.14, knee: 0.1, toes: 18, thigh: 0.5 },
  },
};
