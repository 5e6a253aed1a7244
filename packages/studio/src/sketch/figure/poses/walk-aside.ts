import type { Pose } from '../pose.ts';

/** Walking on, turned half aside, the hind heel off the floor. */
export const walkAside: Pose = {
  id: 'walk-aside',
  words: [
    'walking three quarter',
    'three quarter walk',
    'walking past',
    'strolling',
    'mid stride',
    'mid step',
  ],
  who: ['woman', 'man'],
  isNamedOnly: true,
  meetsEye: true,
  turn: 40,
  shoulders: -4,
  hips: 6,
  waistX: 0.01,
  pelvisX: -0.06,
  head: { tilt: 2, turn: 20 },
  sway: -0.5,
  near: 'right',
  arms: {
    left: { upper: 26, fore: 12, palm: 8, upperLong: 0.95, place: 'before', hand: 'hanging' },
    right: { upper: 2, fore: -20, palm: -20, foreLong: 0.9, place: 'behind', hand: 'hanging' },
  },
  legs: {
    left: { x: 0.62, lift: 0.4, knee: -0.06, toes: -14, tip: 30, thigh: 0.52 },
    right: { x: 0.66, knee: 0.1, toes: 6 },
  },
};
