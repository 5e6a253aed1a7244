import type { Pose } from '../pose.ts';

/** Turning on the ball of one foot, arms out, cloth swinging. */
export const twirl: Pose = {
  id: 'twirl',
  words: [
    'twirl',
    'twirling',
    'dancing',
    'dance',
    'spinning',
    'pirouette',
    'spin',
    'swirling skirt',
  ],
  who: ['woman'],
  isNamedOnly: true,
  meetsEye: true,
  turn: -16,
  shoulders: 7,
  hips: -9,
  waistX: 0.06,
  pelvisX: 0.16,
  head: { tilt: -7, turn: -22 },
  sway: 0.95,
  near: 'right',
  arms: {
    left: { upper: 66, fore: 88, palm: 96, place: 'before', hand: 'hanging' },
    right: { upper: 52, fore: 40, palm: 48, place: 'before', hand: 'hanging' },
  },
  legs: {
    left: { x: 0.5, lift: 0.5, knee: 0.16, toes: 24, tip: 34, thigh: 0.53 },
    right: { x: 0.02, knee: 0.02, toes: 16 },
  },
};
