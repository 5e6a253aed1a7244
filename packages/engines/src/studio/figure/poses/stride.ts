import type { Pose } from '../pose.ts';

/** A long step, the arms swinging, cloth blown back. */
export const stride: Pose = {
  id: 'stride',
  words: ['stride', 'striding', 'coat swinging', 'in motion', 'movement', 'dynamic'],
  who: ['woman'],
  turn: 22,
  shoulders: -5,
  hips: 7,
  waistX: 0.02,
  pelvisX: -0.06,
  head: { tilt: 2, turn: 14 },
  sway: -0.8,
  near: 'right',
  arms: {
    left: { upper: 26, fore: 8, palm: 4, upperLong: 0.94, place: 'before', hand: 'hanging' },
    right: { upper: 4, fore: -16, palm: -18, foreLong: 0.9, place: 'behind', hand: 'hanging' },
  },
  legs: {
    left: { x: 0.52, lift: 0.3, knee: -0.02, toes: -8, tip: 22, thigh: 0.52 },
    right: { x: 0.42, knee: 0.04, toes: 8 },
  },
};
