import type { Pose } from '../pose.ts';

/** Hands on the hips, feet apart: a child who will not move. */
export const childHandsOnHips: Pose = {
  id: 'child-hands-on-hips',
  words: ['hand on hip', 'hands on hips', 'cheeky', 'confident'],
  who: ['girl', 'boy'],
  turn: 4,
  shoulders: -4,
  hips: 5,
  waistX: -0.03,
  pelvisX: -0.07,
  head: { tilt: 5, turn: -18 },
  sway: 0,
  near: 'right',
  arms: {
    left: {
      grip: 'hip',
      upperLong: 0.92,
      foreLong: 0.88,
      palm: -64,
      place: 'before',
      hand: 'on-hip',
    },
    right: {
      grip: 'hip',
      upperLong: 0.94,
      foreLong: 0.9,
      palm: -64,
      place: 'before',
      hand: 'on-hip',
    },
  },
  legs: { left: { x: 0.3, toes: 16 }, right: { x: 0.6, toes: 26, knee: 0.02 } },
};
