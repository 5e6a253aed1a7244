import type { Pose } from '../pose.ts';

/** Arms folded behind the back, one knee turned in. */
export const armsBehind: Pose = {
  id: 'arms-behind',
  words: ['arms behind', 'arms behind back', 'hands behind back', 'demure', 'shy'],
  who: ['woman', 'girl'],
  turn: -18,
  shoulders: 3,
  hips: -7,
  waistX: 0.04,
  pelvisX: 0.14,
  head: { tilt: 7, turn: -8 },
  sway: 0,
  near: 'left',
  arms: {
    left: {
      grip: 'small-of-back',
      upperLong: 0.92,
      foreLong: 0.78,
      palm: -60,
      place: 'behind',
      hand: 'hanging',
    },
    right: {
      grip: 'small-of-back',
      upperLong: 0.92,
      foreLong: 0.78,
      palm: -60,
      place: 'behind',
      hand: 'hanging',
    },
  },
  legs: {
    left: { x: 0.36, knee: -0.12, toes: -6, thigh: 0.5 },
    right: { x: 0.1, knee: 0.03, toes: 14, lift: 0.06 },
  },
};
