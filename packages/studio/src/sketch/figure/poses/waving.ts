import type { Pose } from '../pose.ts';

/** An arm up to greet somebody. */
export const waving: Pose = {
  id: 'waving',
  words: ['waving', 'wave hello', 'greeting', 'arm up', 'arm in the air', 'hailing a taxi'],
  who: ['woman', 'man', 'girl', 'boy'],
  isNamedOnly: true,
  meetsEye: true,
  turn: 6,
  shoulders: -8,
  hips: 6,
  waistX: -0.04,
  pelvisX: -0.12,
  head: { tilt: 4, turn: -8 },
  sway: 0.1,
  near: 'right',
  arms: {
    left: { upper: 14, fore: 6, palm: 4, place: 'before', hand: 'hanging' },
    right: {
      upper: 98,
      fore: 158,
      palm: 164,
      upperLong: 0.9,
      foreLong: 0.8,
      place: 'raised',
      hand: 'raised',
    },
  },
  legs: {
    left: { x: 0.14, toes: 12, knee: 0.02, lift: 0.03 },
    right: { x: 0.56, knee: 0.05, toes: 26 },
  },
};
