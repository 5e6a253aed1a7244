import type { Pose } from '../pose.ts';

/** Arms loosely crossed, the weight on one hip. */
export const armsCrossed: Pose = {
  id: 'arms-crossed',
  words: [
    'arms crossed',
    'arms folded',
    'crossed arms',
    'folded arms',
    'crossing arms',
    'crossing her arms',
  ],
  who: ['woman', 'girl', 'boy'],
  isNamedOnly: true,
  meetsEye: true,
  turn: 8,
  shoulders: -4,
  hips: 8,
  waistX: -0.04,
  pelvisX: -0.16,
  head: { tilt: 4, turn: -16 },
  sway: 0,
  near: 'right',
  arms: {
    left: {
      grip: 'across',
      offset: [0, 0.1],
      upperLong: 0.92,
      foreLong: 0.95,
      palm: -98,
      place: 'before',
      hand: 'tucked',
    },
    right: {
      grip: 'across',
      offset: [0, -0.08],
      upperLong: 0.92,
      foreLong: 0.95,
      palm: -84,
      place: 'before',
      hand: 'on-hip',
    },
  },
  legs: {
    left: { x: 0.12, toes: 10, knee: 0.02, lift: 0.03 },
    right: { x: 0.62, knee: 0.08, toes: 28 },
  },
};
