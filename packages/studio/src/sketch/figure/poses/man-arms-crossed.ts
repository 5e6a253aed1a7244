import type { Pose } from '../pose.ts';

/** Arms loosely crossed, one hand held, the other tucked away. */
export const manArmsCrossed: Pose = {
  id: 'man-arms-crossed',
  words: ['arms crossed', 'arms folded', 'crossed arms', 'folded arms'],
  who: ['man'],
  turn: 14,
  shoulders: -3,
  hips: 5,
  waistX: -0.03,
  pelvisX: -0.1,
  head: { tilt: 3, turn: -12 },
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
    left: { x: 0.3, toes: 14, knee: 0.02, lift: 0.04 },
    right: { x: 0.72, knee: 0.05, toes: 28 },
  },
};
