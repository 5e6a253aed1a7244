import type { Pose } from '../pose.ts';

/** Half turned, one hand in the pocket, the front foot pointed ahead. */
export const turnedPocket: Pose = {
  id: 'turned-pocket',
  words: ['three-quarter left', 'half turned', 'side on'],
  who: ['woman'],
  turn: -40,
  shoulders: 5,
  hips: -7,
  waistX: 0.03,
  pelvisX: 0.22,
  head: { tilt: -2, turn: -20 },
  sway: 0.1,
  near: 'right',
  arms: {
    left: { upper: 12, fore: 14, upperLong: 0.95, palm: 10, place: 'behind', hand: 'hanging' },
    right: {
      grip: 'pocket',
      offset: [-0.06, -0.05],
      upperLong: 0.95,
      foreLong: 0.92,
      palm: -26,
      place: 'before',
      hand: 'in-pocket',
    },
  },
  legs: {
    left: { x: 0.7, knee: 0.08, toes: 4, lift: 0.02 },
    right: { x: 0.12, knee: -0.02, toes: -4, lift: 0.08 },
  },
};
