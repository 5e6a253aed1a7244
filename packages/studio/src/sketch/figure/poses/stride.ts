import type { Pose } from '../pose.ts';

/** A long step, the arms swinging, cloth blown back. */
export const stride: Pose = {
  id: 'stride',
  words: ['stride', 'striding', 'coat swinging', 'in motion', 'movement', 'dynamic'],
  who: ['woman'],
  turn: 22,
  shoulders: -7,
  hips: 9,
  waistX: 0.02,
  pelvisX: -0.02,
  head: { tilt: 2, turn: 14 },
  sway: -0.8,
  near: 'right',
  arms: {
    left: { upper: 34, fore: 14, palm: 8, upperLong: 0.94, place: 'before', hand: 'hanging' },
    right: { upper: 4, fore: -16, palm: -18, foreLong: 0.9, place: 'behind', hand: 'hanging' },
  },
  legs: {
    left: { x: 0.98, lift: 0.34, knee: -0.1, toes: -8, tip: 22, thigh: 0.52 },
    right: { x: 0.44, knee: 0.12, toes: 10 },
  },
};
