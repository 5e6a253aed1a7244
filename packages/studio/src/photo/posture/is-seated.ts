import type { BodyFrame } from '../parse/body-frame.ts';
import { isSeen, type Joint } from '../pose/joints.ts';

/**
 * Height of the hips above the knees, in torso lengths: below `BOTH` on both sides, or below `ONE`
 * on one side, thighs point to the camera or lie level. Those who stand or walk have 0.7 to 1.1.
 */
const BOTH = 0.58;
const ONE = 0.32;

/** Test for somebody who sits, kneels on one knee or crouches, by the heights of hips and knees. */
export function isSeated({ joints, torsoPx }: Pick<BodyFrame, 'joints' | 'torsoPx'>): boolean {
  const drop = (hip: Joint, knee: Joint) =>
    isSeen(hip) && isSeen(knee) ? (knee.y - hip.y) / torsoPx : undefined;
  const drops = [
    drop(joints.leftHip, joints.leftKnee),
    drop(joints.rightHip, joints.rightKnee),
  ].flatMap((each) => each ?? []);
  if (drops.length === 0) return false;
  return Math.min(...drops) < ONE || (drops.length === 2 && Math.max(...drops) < BOTH);
}
