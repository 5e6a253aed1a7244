import type { Pose } from '../pose.ts';

/** One foot set across the other, the weight far out on one hip. */
export const crossedAnkles: Pose = {
  id: 'crossed-ankles',
  words: ['crossed ankles', 'crossed legs', 'legs crossed'],
  who: ['woman'],
  turn: -12,
  shoulders: 8,
  hips: -10,
  waistX: 0.12,
  pelvisX: 0.32,
  head: { tilt: -6, turn: 20 },
  sway: 0,
  near: 'left',
  arms: {
    left: { upper: 15, fore: 4, palm: 0, place: 'before', hand: 'hanging' },
    right: {
      grip: 'hip',
      upperLong: 0.94,
      foreLong: 0.88,
      palm: -72,
      place: 'before',
      hand: 'on-hip',
    },
  },
  legs: {
    left: { x: -0.3, knee: 0.04, toes: 14, lift: -0.02, thigh: 0.5 },
    right: { x: 0.06, knee: 0.03, toes: 22, lift: 0.08 },
  },
};
