import type { Pose } from '../pose.ts';

/** Both hands on the rounded belly, half turned. */
export const handsOnBelly: Pose = {
  id: 'hands-on-belly',
  words: [
    'hand on belly',
    'hands on belly',
    'cradling bump',
    'hand on bump',
    'holding her bump',
    'cradling her bump',
  ],
  who: ['woman'],
  isNamedOnly: true,
  meetsEye: true,
  turn: 44,
  shoulders: -5,
  hips: 5,
  waistX: -0.04,
  pelvisX: -0.14,
  head: { tilt: 4, turn: 18 },
  sway: 0,
  near: 'left',
  arms: {
    left: {
      grip: 'belly-near',
      upperLong: 0.95,
      foreLong: 0.92,
      palm: -74,
      place: 'before',
      hand: 'on-hip',
    },
    right: { upper: 10, fore: -4, upperLong: 0.92, palm: -4, place: 'behind', hand: 'hanging' },
  },
  legs: {
    left: { x: 0.14, toes: -2, knee: -0.02 },
    right: { x: 0.52, lift: 0.12, knee: 0.06, toes: 18, thigh: 0.5 },
  },
};
