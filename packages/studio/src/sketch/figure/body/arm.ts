import { radiansOf } from '../../../core/radians.ts';
import {
  add,
  between,
  distance,
  type Point,
  subtract,
  times,
  unitOf,
} from '../../../core/scene/point.ts';
import { type Arm, type Side, signOf } from '../body.ts';
import type { PoseArm } from '../pose.ts';
import type { Build } from './build.ts';
import { limbOf } from './limb.ts';

export type ArmInput = {
  side: Side;
  build: Build;
  pose: PoseArm;
  /** The shoulder joint, in pixels. */
  joint: Point;
  /** What a grip takes hold of, in pixels. */
  grip?: Point;
};

/** Degrees from straight down, outwards on the arm's own side. */
function directionOf(side: Side, degrees: number): Point {
  const angle = radiansOf(degrees);
  return [signOf(side) * Math.sin(angle), Math.cos(angle)];
}

/** How much shorter a hand looks that is laid about the waist. */
const LAID = 0.76;

/** An arm from its pose: laid on its grip, or by angles. */
export function armOf(input: ArmInput): Arm {
  const { side, build, pose, joint } = input;
  const [elbow, wrist] = input.grip ? reached(input, input.grip) : swung(input);
  const limb = limbOf({
    side,
    joints: [joint, elbow, wrist],
    profile: build.arm,
    unitPx: build.unitPx,
    bow: [0.015, 0.02],
  });
  const onwards = unitOf(subtract(wrist, elbow));
  const palm = pose.palm === undefined ? onwards : directionOf(side, pose.palm);
  const long = build.hand * build.unitPx * (pose.hand === 'on-hip' ? LAID : 1);
  const fingertips = add(wrist, times(palm, long));
  return { ...limb, elbow, wrist, fingertips, place: pose.place, hand: pose.hand };
}

function lengths({ build, pose }: ArmInput): [upper: number, fore: number] {
  return [
    build.upperArm * build.unitPx * (pose.upperLong ?? 1),
    build.foreArm * build.unitPx * (pose.foreLong ?? 1),
  ];
}

function swung(input: ArmInput): [elbow: Point, wrist: Point] {
  const { side, pose, joint } = input;
  const [upper, fore] = lengths(input);
  const elbow = add(joint, times(directionOf(side, pose.upper ?? 10), upper));
  return [elbow, add(elbow, times(directionOf(side, pose.fore ?? pose.upper ?? 5), fore))];
}

/** The elbow where both bones meet, on the outer side; bones shorten when the hand is nearer than they allow. */
function reached(input: ArmInput, wrist: Point): [elbow: Point, wrist: Point] {
  const { side, joint } = input;
  const [upper, fore] = lengths(input);
  const gap = distance(joint, wrist);
  if (gap >= upper + fore) return [between(joint, wrist, upper / (upper + fore)), wrist];
  const along = (upper * upper - fore * fore + gap * gap) / (2 * gap);
  const height = Math.sqrt(Math.max(0, upper * upper - along * along));
  const unit = unitOf(subtract(wrist, joint));
  const isUp = unit[1] < 0 ? -1 : 1;
  const turn = signOf(side) * isUp;
  const outwards: Point = [unit[1] * turn, -unit[0] * turn];
  return [add(add(joint, times(unit, along)), times(outwards, height)), wrist];
}
