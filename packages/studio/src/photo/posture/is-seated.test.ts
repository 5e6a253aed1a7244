import { describe, expect, test } from 'vitest';
import { JOINT_NAMES, namedJoints } from '../pose/joints.ts';
import { isSeated } from './is-seated.ts';

/** Somebody with a torso of 100 pixels and knees so far below the hips. */
function withKnees(left: number, right: number, score = 0.8) {
  const heights: Record<string, number> = {
    leftHip: 300,
    rightHip: 300,
    leftKnee: 300 + left,
    rightKnee: 300 + right,
  };
  const joints = namedJoints(
    JOINT_NAMES.map((name) => ({ x: 200, y: heights[name] ?? 200, score })),
  );
  return { joints, torsoPx: 100 };
}

describe('somebody sits', () => {
  test.each([
    ['on a chair, seen from the front', 40, 45],
    ['with one leg over the other', 20, 70],
    ['on the floor', -30, 10],
  ])('%s', (_, left, right) => {
    expect(isSeated(withKnees(left, right))).toBe(true);
  });

  test.each([
    ['who stands', 95, 92],
    ['who walks', 90, 62],
    ['whose photo ends above the knees', 10, 10, 0.1],
  ])('not somebody %s', (_, left, right, score?: number) => {
    expect(isSeated(withKnees(left, right, score))).toBe(false);
  });
});
