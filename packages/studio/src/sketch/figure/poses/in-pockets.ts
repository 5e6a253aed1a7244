import type { Pose } from '../pose.ts';

/** Both hands in the pockets, one knee eased. */
export const inPockets: Pose = {
  id: 'in-pockets',
  words: ['hands in pockets', 'hand in pocket', 'casual pose', 'nonchalant'],
  who: ['woman'],
  turn: 16,
  shoulders: -7,
  hips: 10,
  waistX: -0.05,
  pelvisX: -0.24,
  head: { tilt: 6, turn: -16 },
  sway: 0,
  near: 'right',
  arms: {
    left: {
      grip: 'pocket',
      upperLong: 0.98,
      foreLong: 0.98,
      palm: -24,
      place: 'before',
      hand: 'in-pocket',
    },
    right: {
      grip: 'pocket',
      upperLong: 0.95,
      foreLong: 0.93,
      palm: -26,
      place: 'before',
      hand: 'in-pocket',
    },
  },
  legs: {
    left: { x: 0.06, toes: 6, knee: 0.02 },
    right: { x: 0.78, knee: 0.14, toes: 26, lift: -0.02 },
  },
};
