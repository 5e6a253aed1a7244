import type { Pose } from '../pose.ts';
import { CARRIED } from './carried-words.ts';

/** One arm straight down for what it carries, the other hand on the hip. */
export const carrying: Pose = {
  id: 'carrying',
  words: [...CARRIED, 'holding a clutch', 'holding an umbrella'],
  who: ['woman', 'man', 'girl', 'boy'],
  isNamedOnly: true,
  meetsEye: true,
  turn: -10,
  shoulders: 5,
  hips: -7,
  waistX: 0.04,
  pelvisX: 0.14,
  head: { tilt: -3, turn: -12 },
  sway: 0,
  near: 'left',
  arms: {
    left: { upper: 15, fore: 8, palm: 4, place: 'before', hand: 'hanging' },
    right: {
      grip: 'hip',
      upperLong: 0.93,
      foreLong: 0.88,
      palm: -70,
      place: 'before',
      hand: 'on-hip',
    },
  },
  legs: {
    left: { x: 0.62, knee: 0.06, toes: 26 },
    right: { x: 0.14, knee: 0.03, toes: 12, lift: 0.05 },
  },
};
