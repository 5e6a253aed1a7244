import type { Pose } from '../pose.ts';

/** Weight on the left leg, that hip high and out; the right knee falls in and the hand rests on the hip. */
export const contrapposto: Pose = {
  id: 'contrapposto',
  words: ['contrapposto', 'relaxed', 'classic pose'],
  who: ['woman'],
  turn: 10,
  shoulders: -9,
  hips: 12,
  waistX: -0.12,
  pelvisX: -0.32,
  head: { tilt: 7, turn: 24 },
  sway: 0,
  near: 'right',
  arms: {
    left: { upper: 13, fore: 5, palm: 2, place: 'before', hand: 'hanging' },
    right: {
      grip: 'hip',
      upperLong: 0.94,
      foreLong: 0.86,
      palm: -70,
      place: 'before',
      hand: 'on-hip',
    },
  },
  legs: {
    left: { x: 0.1, toes: 14, knee: 0.02, lift: 0.06 },
    right: { x: 0.86, knee: 0.1, toes: 38, thigh: 0.49 },
  },
};
