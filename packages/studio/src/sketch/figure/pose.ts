import type { Arm, BodyKind, Side } from './body.ts';

/** Where a hand is laid, so that it stays there on every build. */
export type Grip =
  | 'hip'
  | 'pocket'
  | 'back-pocket'
  | 'hair'
  | 'crown'
  | 'chest'
  | 'belly'
  | 'belly-near'
  | 'lap'
  | 'small-of-back'
  | 'across';

/** Angles are degrees from straight down, positive away from the trunk. */
export type PoseArm = {
  upper?: number;
  fore?: number;
  /** Instead of angles: what the hand rests on; the elbow points away from the trunk. */
  grip?: Grip;
  /** Moves the grip, in heads away from the trunk and down. */
  offset?: readonly [out: number, down: number];
  /** How long upper and fore arm look, 1 in full. */
  upperLong?: number;
  foreLong?: number;
  /** Direction of the hand as an angle; by default on from the fore arm. */
  palm?: number;
  place: Arm['place'];
  hand: Arm['hand'];
};

export type PoseLeg = {
  /** The ankle, in legs' lengths / 4.4 away from below the pit of the neck (positive to its own side). */
  x: number;
  /** How far above the floor the sole looks, in heads: further back or lifted. */
  lift?: number;
  /** How far the knee lies outside of the line from hip to ankle, in heads. */
  knee?: number;
  /** Degrees that the toes point away from the viewer's direction, outwards. */
  toes?: number;
  /** Degrees by which the foot points down beyond its heel. */
  tip?: number;
  /** The thigh's part of the leg's visible length; by default as long as it is. */
  thigh?: number;
};

/** A way to stand. x runs to the viewer's right, in heads; tilts in degrees, positive: the right side lower. */
export type Pose = {
  id: string;
  /** Words and phrases that ask for it. */
  words: readonly string[];
  who: readonly BodyKind[];
  /** Taken only where words or the body ask for it. */
  isNamedOnly?: boolean;
  /** Seen from behind: the trunk is turned away, and the toes with it. */
  isBack?: boolean;
  /** The eyes look at the viewer, whichever way the head is turned. */
  meetsEye?: boolean;
  /** Degrees that the trunk is turned to the viewer's right. */
  turn: number;
  shoulders: number;
  hips: number;
  /** Of waist and pelvis, from below the pit of the neck. */
  waistX: number;
  pelvisX: number;
  /** Degrees: tilt to the right, turn to the right (90 is the profile). */
  head: { tilt: number; turn: number; nod?: number };
  sway: number;
  near: Side;
  arms: Record<Side, PoseArm>;
  legs: Record<Side, PoseLeg>;
};

/** The same pose seen in a mirror. */
export function mirrored(pose: Pose): Pose {
  return {
    ...pose,
    turn: -pose.turn,
    shoulders: -pose.shoulders,
    hips: -pose.hips,
    waistX: -pose.waistX,
    pelvisX: -pose.pelvisX,
    head: { ...pose.head, tilt: -pose.head.tilt, turn: -pose.head.turn },
    sway: -pose.sway,
    near: pose.near === 'left' ? 'right' : 'left',
    arms: { left: pose.arms.right, right: pose.arms.left },
    legs: { left: pose.legs.right, right: pose.legs.left },
  };
}
