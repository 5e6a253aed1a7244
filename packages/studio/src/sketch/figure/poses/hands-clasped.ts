import type { Pose } from '../pose.ts';

/** Upright, feet together, the hands before the body: calm. */
export const handsClasped: Pose = {
  id: 'hands-clasped',
  words: ['hands clasped', 'hands folded', 'clasped hands', 'poised', 'dignified', 'graceful pose'],
  who: ['woman', 'man', 'girl', 'boy'],
  isNamedOnly: true,
  meetsEye: true,
  turn: 12,
  shoulders: -2,
  hips: 3,
  waistX: -0.02,
  pelvisX: -0.06,
  head: { tilt: 3, turn: -10 },
  sway: 0,
  near: 'right',
  arms: {
    left: {
      grip: 'lap',
      upperLong: 0.96,
      foreLong: 0.94,
      palm: -46,
      place: 'before',
      hand: 'on-hip',
    },
    right: {
      grip: 'lap',
      offset: [0.02, -0.06],
      upperLong: 0.96,
      foreLong: 0.94,
      palm: -46,
      place: 'before',
      hand: 'on-hip',
    },
  },
  legs: {
    left: { x: 0.2, toes: 10, knee: 0.02 },
    right: { x: 0.34, toes: 20, knee: 0.03 },
  },
};
