import type { Pose } from '../pose.ts';

/** One hand on the hip, the other loose. */
export const manHandOnHip: Pose = {
  id: 'man-hand-on-hip',
  words: ['hand on hip', 'contrapposto', 'confident'],
  who: ['man', 'boy'],
  turn: -16,
  shoulders: 4,
  hips: -5,
  waistX: 0.03,
  pelvisX: 0.16,
  head: { tilt: -3, turn: 12 },
  sway: 0,
  near: 'left',
  arms: {
    left: {
      grip: 'hip',
      offset: [0.02, 0.06],
      upperLong: 0.92,
      foreLong: 0.86,
      palm: -58,
      place: 'before',
      hand: 'on-hip',
    },
    right: { upper: 12, fore: 6, palm: 2, place: 'before', hand: 'hanging' },
  },
  legs: {
    left: { x: 0.78, toes: 24, knee: 0.04 },
    right: { x: 0.16, toes: 14, knee: 0.04, lift: 0.05 },
  },
};
