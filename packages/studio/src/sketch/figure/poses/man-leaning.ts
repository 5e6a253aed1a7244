import type { Pose } from '../pose.ts';

/** Leaning back on one leg, the other foot crossed before it, a hand in the pocket. */
export const manLeaning: Pose = {
  id: 'man-leaning',
  words: ['leaning', 'lean', 'leaning back', 'slouching'],
  who: ['man', 'boy'],
  isNamedOnly: true,
  meetsEye: true,
  turn: -22,
  shoulders: 6,
  hips: -6,
  waistX: 0.12,
  pelvisX: 0.3,
  head: { tilt: -5, turn: -8 },
  sway: 0,
  near: 'left',
  arms: {
    left: { upper: 14, fore: 8, palm: 4, place: 'before', hand: 'hanging' },
    right: {
      grip: 'pocket',
      offset: [0.04, 0],
      upperLong: 0.95,
      foreLong: 0.93,
      palm: -20,
      place: 'before',
      hand: 'in-pocket',
    },
  },
  legs: {
    left: { x: -0.12, knee: 0.04, toes: 16, lift: -0.02 },
    right: { x: 0.26, knee: 0.03, toes: 20, lift: 0.08 },
  },
};
