import { describe, expect, test } from 'vitest';
import { bodyFrame } from '../../parse/body-frame.ts';
import { LABEL } from '../../parse/labels.ts';
import { JOINT_NAMES, namedJoints } from '../../pose/joints.ts';
import { PLACE } from '../garment-view.ts';
import { findFlatLayDoubts, type WornGarmentSeen } from './find-flat-lay-doubts.ts';

const SIZE = { width: 100, height: 160 };

const HEIGHTS: Record<string, readonly [number, number]> = {
  leftShoulder: [66, 40],
  rightShoulder: [34, 40],
  leftHip: [58, 90],
  rightHip: [42, 90],
  leftKnee: [58, 135],
  rightKnee: [42, 135],
};

const FRAME = bodyFrame(
  namedJoints(
    JOINT_NAMES.map((name) => {
      const [x, y] = HEIGHTS[name] ?? [50, 20];
      return { x, y, score: 0.9 };
    }),
  ),
);

type Box = { left: number; top: number; right: number; bottom: number };

function painted(into: Uint8Array, { left, top, right, bottom }: Box, value: number): Uint8Array {
  for (let y = top; y < bottom; y += 1)
    into.fill(value, y * SIZE.width + left, y * SIZE.width + right);
  return into;
}

/** A top of 40 × 60 pixels in the middle of the photo, with what is said of it. */
function topSeen(own: Partial<WornGarmentSeen> = {}, box: Partial<Box> = {}): WornGarmentSeen {
  const cloth = { left: 30, top: 38, right: 70, bottom: 98, ...box };
  return {
    places: painted(new Uint8Array(SIZE.width * SIZE.height), cloth, PLACE.cloth),
    labels: () => LABEL.skin,
    photo: SIZE,
    frame: FRAME,
    measure: { hem: 'free', lengthPx: 400 },
    isLower: false,
    isFromBehind: false,
    isBehindArms: false,
    isUnderCoat: false,
    ...own,
  };
}

/** The top with something of a label before its middle. */
function covered(label: number, heightPx: number): WornGarmentSeen {
  const seen = topSeen({ labels: () => label });
  painted(seen.places, { left: 40, top: 60, right: 60, bottom: 60 + heightPx }, PLACE.veil);
  return seen;
}

describe('doubts about a garment to be lifted out', () => {
  test('none where all of it is seen', () => {
    expect(findFlatLayDoubts(topSeen())).toEqual([]);
  });

  test.each<[string, WornGarmentSeen]>([
    ['below', topSeen({ measure: { hem: 'beyond the photo', lengthPx: 400 } })],
    ['at its left', topSeen({}, { left: 0 })],
    ['at its right', topSeen({}, { right: 100 })],
    ['above', topSeen({}, { top: 0 })],
  ])('the photo cuts it off %s', (_, seen) => {
    expect(findFlatLayDoubts(seen)).toEqual(['garment-cut-off']);
  });

  test.each([
    ['covered-by-arms', LABEL.skin],
    ['covered-by-hair', LABEL.hair],
    ['covered-by-bag', LABEL.held],
  ])('%s, from some of its area on', (doubt, label) => {
    expect(findFlatLayDoubts(covered(label, 12))).toEqual([doubt]);
    expect(findFlatLayDoubts(covered(label, 2))).toEqual([]);
  });

  test('a top that hangs over a waist is no cover, a coat over a skirt is', () => {
    const below = { ...covered(LABEL.upper, 12), isLower: true };
    expect(findFlatLayDoubts(below)).toEqual([]);
    expect(findFlatLayDoubts({ ...covered(LABEL.upper, 36), isLower: true })).toEqual([
      'covered-by-garment',
    ]);
  });

  test.each<[string, Partial<WornGarmentSeen>]>([
    ['garment-small', { measure: { hem: 'free', lengthPx: 60 } }],
    ['back-of-garment', { isFromBehind: true }],
    ['covered-by-garment', { isUnderCoat: true }],
    ['covered-by-arms', { isBehindArms: true }],
  ])('%s', (doubt, own) => {
    expect(findFlatLayDoubts(topSeen(own))).toEqual([doubt]);
  });
});
