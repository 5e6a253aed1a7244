import type { Pose, PoseArm } from '../pose.ts';

const onHip: PoseArm = {
  grip: 'hip',
  upperLong: 0.93,
  foreLong: 0.88,
  palm: -70,
  place: 'before',
  hand: 'on-hip',
};

/** A bag in the hand, in words that mean it as well. */
export const CARRIED: readonly string[] = [
  'holding a bag',
  'holding bag',
  'carrying a bag',
  'carrying bag',
  'holding her bag',
  'holding a handbag',
  'holding her handbag',
  'carrying a handbag',
  'bag in hand',
];

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

/** A step seen from the side, the face to the viewer. */
export const sideStep: Pose = {
  id: 'side-step',
  words: [
    'walking side view',
    'side view walking',
    'profile',
    'in profile',
    'side profile',
    'profile view',
  ],
  who: ['woman', 'man'],
  isNamedOnly: true,
  meetsEye: true,
  turn: 70,
  shoulders: -2,
  hips: 2,
  waistX: 0,
  pelvisX: -0.04,
  head: { tilt: 1, turn: 46 },
  sway: -0.4,
  near: 'left',
  arms: {
    left: { upper: 8, fore: -12, palm: -12, place: 'before', hand: 'hanging' },
    right: { upper: 16, fore: 30, palm: 30, foreLong: 0.95, place: 'behind', hand: 'hanging' },
  },
  legs: {
    left: { x: 0.52, lift: 0.3, knee: -0.14, toes: -12, tip: 26, thigh: 0.52 },
    right: { x: 0.6, lift: 0.05, knee: 0.12, toes: 24 },
  },
};

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

/** Arms loosely crossed, the weight on one hip. */
export const armsCrossed: Pose = {
  id: 'arms-crossed',
  words: [
    'arms crossed',
    'arms folded',
    'crossed arms',
    'folded arms',
    'crossing arms',
    'crossing her arms',
  ],
  who: ['woman', 'girl', 'boy'],
  isNamedOnly: true,
  meetsEye: true,
  turn: 8,
  shoulders: -4,
  hips: 8,
  waistX: -0.04,
  pelvisX: -0.16,
  head: { tilt: 4, turn: -16 },
  sway: 0,
  near: 'right',
  arms: {
    left: {
      grip: 'across',
      offset: [0, 0.1],
      upperLong: 0.92,
      foreLong: 0.95,
      palm: -98,
      place: 'before',
      hand: 'tucked',
    },
    right: {
      grip: 'across',
      offset: [0, -0.08],
      upperLong: 0.92,
      foreLong: 0.95,
      palm: -84,
      place: 'before',
      hand: 'on-hip',
    },
  },
  legs: {
    left: { x: 0.12, toes: 10, knee: 0.02, lift: 0.03 },
    right: { x: 0.62, knee: 0.08, toes: 28 },
  },
};

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
    right: onHip,
  },
  legs: {
    left: { x: 0.62, knee: 0.06, toes: 26 },
    right: { x: 0.14, knee: 0.03, toes: 12, lift: 0.05 },
  },
};

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

/** Leaning back on one leg, the other foot crossed before it, a hand in the pocket. */
export const manLeaning: Pose = {
  id: 'man-leaning',
  words: ['leaning', 'lean', 'leaning back', 'slouching'],
  who: ['man', 'boy'],
  isNamedOnly: true,
  meetsEye: true,
  turn: -22,
  shoulders: 6,
  hips: -6,
  waistX: 0.12,
  pelvisX: 0.3,
  head: { tilt: -5, turn: -8 },
  sway: 0,
  near: 'left',
  arms: {
    left: { upper: 14, fore: 8, palm: 4, place: 'before', hand: 'hanging' },
    right: {
      grip: 'pocket',
      offset: [0.04, 0],
      upperLong: 0.95,
      foreLong: 0.93,
      palm: -20,
      place: 'before',
      hand: 'in-pocket',
    },
  },
  legs: {
    left: { x: -0.12, knee: 0.04, toes: 16, lift: -0.02 },
    right: { x: 0.26, knee: 0.03, toes: 20, lift: 0.08 },
  },
};

/** Upright, feet together, the hands before the body: calm. */
export const handsClasped: Pose = {
  id: 'hands-clasped',
  words: ['hands clasped', 'hands folded', 'clasped hands', 'poised', 'dignified', 'graceful pose'],
  who: ['woman', 'man', 'girl', 'boy'],
  isNamedOnly: true,
  meetsEye: true,
  turn: 12,
  shoulders: -2,
  hips: 3,
  waistX: -0.02,
  pelvisX: -0.06,
  head: { tilt: 3, turn: -10 },
  sway: 0,
  near: 'right',
  arms: {
    left: {
      grip: 'lap',
      upperLong: 0.96,
      foreLong: 0.94,
      palm: -46,
      place: 'before',
      hand: 'on-hip',
    },
    right: {
      grip: 'lap',
      offset: [0.02, -0.06],
      upperLong: 0.96,
      foreLong: 0.94,
      palm: -46,
      place: 'before',
      hand: 'on-hip',
    },
  },
  legs: {
    left: { x: 0.2, toes: 10, knee: 0.02 },
    right: { x: 0.34, toes: 20, knee: 0.03 },
  },
};

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
