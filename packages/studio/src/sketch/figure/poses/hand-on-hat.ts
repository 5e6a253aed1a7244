import type { Pose } from '../pose.ts';

/** One hand holds the hat, the hip sways below it. */
export const handOnHat: Pose = {
  id: 'hand-on-hat',
  words: [
    'hand on hat',
    'hand on her hat',
    'holding hat',
    'holding her hat',
    'holding onto her hat',
    'hand on head',
    'touching hat',
    'hand on the brim',
  ],
  who: ['woman', 'girl'],
  isNamedOnly: true,
  meetsEye: true,
  turn: 8,
  shoulders: -9,
  hips: 9,
  waistX: -0.08,
  pelvisX: -0.22,
  head: { tilt: 5, turn: -14 },
  sway: 0.2,
  near: 'right',
  arms: {
    left: { upper: 14, fore: 6, palm: 4, place: 'before', hand: 'hanging' },
    right: {
      grip: 'crown',
      offset: [0.16, -0.02],
      upperLong: 0.9,
      foreLong: 0.88,
      palm: 238,
      place: 'raised',
      hand: 'raised',
    },
  },
  legs: {
    left: { x: 0.08, toes: 12, knee: 0.02, lift: 0.04 },
    right: { x: 0.6, knee: 0.06, toes: 30, thigh: 0.5 },
  },
};
