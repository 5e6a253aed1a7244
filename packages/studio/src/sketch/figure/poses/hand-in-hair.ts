import type { Pose } from '../pose.ts';

/** One arm lifted to the hair, the body in a long curve below it. */
export const handInHair: Pose = {
  id: 'hand-in-hair',
  words: ['hand raised', 'arm raised', 'hand in hair', 'hand to hair', 'glamorous pose'],
  who: ['woman'],
  turn: 12,
  shoulders: -11,
  hips: 10,
  waistX: -0.14,
  pelvisX: -0.34,
  head: { tilt: 9, turn: -24 },
  sway: 0,
  near: 'right',
  arms: {
    left: { upper: 10, fore: 3, palm: 0, place: 'before', hand: 'hanging' },
    right: {
      grip: 'hair',
      upperLong: 0.86,
      foreLong: 0.84,
      palm: 232,
      place: 'raised',
      hand: 'raised',
    },
  },
  legs: {
    left: { x: 0.06, toes: 10, knee: 0.02, lift: 0.05 },
    right: { x: 0.3, knee: -0.1, toes: 24, thigh: 0.5 },
  },
};
