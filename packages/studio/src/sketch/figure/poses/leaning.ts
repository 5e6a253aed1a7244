import type { Pose } from '../pose.ts';

/** Leaning to one side with the far leg stretched out. */
export const leaning: Pose = {
  id: 'leaning',
  words: ['leaning', 'lean', 'languid', 'elegant pose'],
  who: ['woman'],
  turn: -26,
  shoulders: 9,
  hips: -12,
  waistX: 0.22,
  pelvisX: 0.5,
  head: { tilt: -7, turn: -38 },
  sway: 0.15,
  near: 'left',
  arms: {
    left: { upper: 12, fore: 20, palm: 16, place: 'before', hand: 'hanging' },
    right: {
      grip: 'hip',
      upperLong: 0.9,
      foreLong: 0.86,
      palm: -66,
      place: 'before',
      hand: 'on-hip',
    },
  },
  legs: {
    left: { x: 0.72, knee: 0.02, toes: 30 },
    right: { x: 0.4, knee: 0.03, toes: 6, lift: 0.08 },
  },
};
