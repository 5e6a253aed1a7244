import type { Pose } from '../pose.ts';

/** Skipping along, arms flung out. */
export const childSkipping: Pose = {
  id: 'child-skipping',
  words: ['playful', 'playing', 'skipping', 'jumping', 'running', 'dancing', 'walking'],
  who: ['girl', 'boy'],
  turn: -14,
  shoulders: 8,
  hips: -8,
  waistX: 0.04,
  pelvisX: 0.1,
  head: { tilt: -8, turn: -16 },
  sway: 0.5,
  near: 'right',
  arms: {
    left: { upper: 62, fore: 84, palm: 92, place: 'before', hand: 'hanging' },
    right: { upper: 44, fore: 30, palm: 36, place: 'before', hand: 'hanging' },
  },
  legs: {
    left: { x: 0.4, lift: 0.75, knee: 0.22, toes: 20, tip: 30, thigh: 0.55 },
    right: { x: 0.06, toes: 10, knee: 0.02 },
  },
};
