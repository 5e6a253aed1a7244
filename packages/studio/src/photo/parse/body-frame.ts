import { isSeen, type Joint, type Joints } from '../pose/joints.ts';
import { between, type Spot } from './point.ts';

/** Bones of a person in a photo, lengths in pixels; unseen ones are estimated from the others. */
export type BodyFrame = {
  joints: Joints;
  /** Between the shoulders, and between the hips. */
  chest: Spot;
  hips: Spot;
  torsoPx: number;
  shouldersPx: number;
  knees: readonly [Spot, Spot];
  ankles: readonly [Spot, Spot];
  head: Spot;
  /** About half the width of the face. */
  facePx: number;
  isFaceSeen: boolean;
};

/** The bones that clothes and limbs are placed by. */
export function bodyFrame(joints: Joints): BodyFrame {
  const { leftShoulder, rightShoulder, leftHip, rightHip, nose } = joints;
  const chest = between(leftShoulder, rightShoulder);
  const hips = between(leftHip, rightHip);
  const torsoPx = Math.max(20, Math.hypot(chest.x - hips.x, chest.y - hips.y));
  const shouldersPx = Math.hypot(
    leftShoulder.x - rightShoulder.x,
    leftShoulder.y - rightShoulder.y,
  );
  const knee = (seen: Joint, hip: Spot): Spot =>
    isSeen(seen) ? seen : { x: hip.x, y: hip.y + torsoPx * 0.95 };
  const knees = [knee(joints.leftKnee, leftHip), knee(joints.rightKnee, rightHip)] as const;
  const ankle = (seen: Joint, above: Spot): Spot =>
    isSeen(seen) ? seen : { x: above.x, y: above.y + torsoPx * 0.9 };
  return {
    joints,
    chest,
    hips,
    torsoPx,
    shouldersPx,
    knees,
    ankles: [ankle(joints.leftAnkle, knees[0]), ankle(joints.rightAnkle, knees[1])],
    head: isSeen(nose) ? nose : { x: chest.x, y: chest.y - torsoPx * 0.45 },
    facePx: Math.max(shouldersPx * 0.18, torsoPx * 0.12),
    isFaceSeen: isSeen(nose) && nose.y > 4,
  };
}
