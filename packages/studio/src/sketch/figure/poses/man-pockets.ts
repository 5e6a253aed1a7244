import type { Pose } from '../pose.ts';

/** Both hands in the pockets, weight on one leg. */
export const manPockets: Pose = {
  id: 'man-pockets',
  words: ['hands in pockets', 'casual pose', 'nonchalant', 'hand in pocket'],
  who: ['man', 'boy'],
  turn: 12,
  shoulders: -5,
  hips: 6,
  waistX: -0.03,
  pelvisX: -0.14,
  head: { tilt: 3, turn: 26 },
  sway: 0,
  near: 'right',
  arms: {
    left: {
      grip: 'pocket',
      offset: [0.04, 0],
      upperLong: 0.98,
      foreLong: 0.96,
      palm: -20,
      place: 'before',
      hand: 'in-pocket',
    },
    right: {
      grip: 'pocket',
      offset: [0.04, 0],
      upperLong: 0.96,
      foreLong: 0.93,
      palm: -20,
      place: 'before',
      hand: 'in-pocket',
    },
  },
  legs: {
    left: { x: 0.2, toes: 14, knee: 0.02, lift: 0.03 },
    right: { x: 0.8, knee: 0.06, toes: 30 },
  },
};
