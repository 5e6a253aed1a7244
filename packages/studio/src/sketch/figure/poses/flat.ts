import type { Pose } from '../pose.ts';

/** Symmetric, arms out: the ground of technical flats. */
export const flat: Pose = {
  id: 'flat',
  words: [],
  who: ['woman', 'man', 'girl', 'boy'],
  turn: 0,
  shoulders: 0,
  hips: 0,
  waistX: 0,
  pelvisX: 0,
  head: { tilt: 0, turn: 0 },
  sway: 0,
  near: 'left',
  arms: {
    left: { upper: 25, fore: 24, place: 'before', hand: 'hanging' },
    right: { upper: 25, fore: 24, place: 'before', hand: 'hanging' },
  },
  legs: { left: { x: 0.4, toes: 10 }, right: { x: 0.4, toes: 10 } },
};
