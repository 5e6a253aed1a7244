import type { Pose } from '../pose.ts';

/** Squarely on both legs, both hands on the hips: sure of herself. */
export const handsOnHips: Pose = {
  id: 'hands-on-hips',
  words: ['hand on hip', 'hands on hips', 'power pose', 'confident'],
  who: ['woman'],
  turn: -8,
  shoulders: 6,
  hips: -9,
  waistX: 0.04,
  pelvisX: 0.16,
  head: { tilt: -4, turn: -22 },
  sway: 0,
  near: 'right',
  arms: {
    left: {
      grip: 'hip',
      upperLong: 0.94,
      foreLong: 0.9,
      palm: -68,
      place: 'before',
      hand: 'on-hip',
    },
    right: {
      grip: 'hip',
      upperLong: 0.9,
      foreLong: 0.86,
      palm: -74,
      place: 'before',
      hand: 'on-hip',
    },
  },
  legs: {
    left: { x: 0.88, knee: 0.02, toes: 30, lift: 0.04 },
    right: { x: 0.2, knee: 0.04, toes: 10 },
  },
};
