import { expect, it } from 'vitest';
import { JOINT_NAMES, namedJoints } from '../pose/joints.ts';
import { findCrotch } from './find-crotch.ts';
import { type GarmentView, limbsOf, PLACE } from './garment-view.ts';

const SIZE = { width: 80, height: 200 };

/** Hips at 40, knees at 100 and ankles at 160, on either side of the middle; nothing else is asked for. */
const HEIGHTS: Partial<Record<string, number>> = { Hip: 40, Knee: 100, Ankle: 160 };
const joints = namedJoints(
  JOINT_NAMES.map((name) => {
    const isLeft = name.startsWith('left');
    const y = HEIGHTS[name.replace(/^(left|right)/, '')] ?? 0;
    return { x: isLeft ? 52 : 28, y, score: 0.9 };
  }),
);

/** A garment down to the ankles, parted in the middle from a row on. */
function viewOf(partedFrom: number): GarmentView {
  const places = new Uint8Array(SIZE.width * SIZE.height).fill(PLACE.ground);
  for (let y = 30; y < 170; y += 1) {
    for (let x = 18; x < 62; x += 1) {
      if (y < partedFrom || Math.abs(x - 40) > 4) places[y * SIZE.width + x] = PLACE.cloth;
    }
  }
  return { ...SIZE, places, joints, torsoPx: 60, toPhoto: (x, y) => ({ x, y }) };
}

const crotchOf = (partedFrom: number) => {
  const view = viewOf(partedFrom);
  return findCrotch(view, limbsOf(view), { bottom: 170, isLegged: true });
};

it('finds legs where they part, and where a named pair of legs usually does', () => {
  expect(crotchOf(60)).toBeGreaterThan(50);
  expect(crotchOf(60)).toBeLessThan(66);
  // Wide legs part just above their hem.
  expect(crotchOf(155)).toBeLessThan(70);
  // A coarse cut-out fills the gap of legs that stand together.
  expect(crotchOf(999)).toBeLessThan(70);
});
