import type { BodyFrame } from '../../parse/body-frame.ts';
import type { Spot } from '../../parse/point.ts';
import { isSeen, type Joint } from '../../pose/joints.ts';
import type { Pairwise } from '../source/flat-lay.ts';

/** A person's bones as the viewer sees them: the left one first. */
export type ViewedBody = {
  chest: Spot;
  hips: Spot;
  torsoPx: number;
  shouldersPx: number;
  shoulders: Pairwise<Spot>;
  /** Shoulder, elbow, wrist, and the middle of the hand. */
  arms: Pairwise<readonly [Spot, Spot, Spot, Spot]>;
  /** Hip, knee, ankle. */
  legs: Pairwise<readonly [Spot, Spot, Spot]>;
  /** The spine's column at a height. */
  spineX: (y: number) => number;
};

export function viewedBody(frame: BodyFrame): ViewedBody {
  const { joints, chest, hips, torsoPx, knees, ankles } = frame;
  const isTurned = joints.leftShoulder.x > joints.rightShoulder.x;
  const ordered = <Value>(left: Value, right: Value): Pairwise<Value> =>
    isTurned ? [right, left] : [left, right];
  // From the side both shoulders coincide: 0.35 torso lengths is the least width of a person.
  const shouldersPx = Math.max(frame.shouldersPx, torsoPx * 0.35);
  const arm = (shoulder: Spot, elbow: Joint, wrist: Joint, outward: number) => {
    const bend = isSeen(elbow)
      ? elbow
      : { x: shoulder.x + outward * shouldersPx * 0.15, y: shoulder.y + torsoPx * 0.55 };
    const end = isSeen(wrist) ? wrist : { x: bend.x * 2 - shoulder.x, y: bend.y + torsoPx * 0.45 };
    const hand = { x: end.x + (end.x - bend.x) * 0.35, y: end.y + (end.y - bend.y) * 0.35 };
    return [shoulder, bend, end, hand] as const;
  };
  const [leftOut, rightOut] = isTurned ? [1, -1] : [-1, 1];
  return {
    chest,
    hips,
    torsoPx,
    shouldersPx,
    shoulders: ordered(joints.leftShoulder, joints.rightShoulder),
    arms: ordered(
      arm(joints.leftShoulder, joints.leftElbow, joints.leftWrist, leftOut),
      arm(joints.rightShoulder, joints.rightElbow, joints.rightWrist, rightOut),
    ),
    legs: ordered(
      [joints.leftHip, knees[0], ankles[0]] as const,
      [joints.rightHip, knees[1], ankles[1]] as const,
    ),
    spineX: (y) => {
      const part = Math.min(1.4, Math.max(-0.3, (y - chest.y) / Math.max(1, hips.y - chest.y)));
      return chest.x + (hips.x - chest.x) * part;
    },
  };
}
