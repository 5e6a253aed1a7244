import { expect, test } from 'vitest';
import { findGrip, gripCursor } from './find-grip.ts';

/** A cut-out of 200 × 400 pixels, drawn half as large about (300, 300). */
const drawn = {
  size: { width: 200, height: 400 },
  middle: { x: 300, y: 300 },
  drawnScale: 0.5,
  rotation: 0,
  selected: true,
};
const corner = { kind: 'corner', corner: { x: 100, y: -200 } } as const;

test.each([
  { at: { x: 350, y: 200 }, grip: corner },
  { at: { x: 370, y: 180 }, grip: corner },
  { at: { x: 300, y: 170 }, grip: { kind: 'turn' } },
  { at: { x: 300, y: 300 }, grip: { kind: 'subject' } },
  { at: { x: 300, y: 480 }, grip: undefined },
])('at $at.x, $at.y it is taken hold of by $grip.kind', ({ at, grip }) => {
  expect(findGrip(at, drawn)).toEqual(grip);
});

test('handles turn with the subject', () => {
  expect(findGrip({ x: 430, y: 300 }, { ...drawn, rotation: 90 })).toEqual({ kind: 'turn' });
});

test('without handles there is the subject alone', () => {
  const resting = { ...drawn, selected: false };
  expect(findGrip({ x: 345, y: 205 }, resting)).toEqual({ kind: 'subject' });
  expect(findGrip({ x: 360, y: 190 }, resting)).toBeUndefined();
});

test.each([
  [0, 'nesw-resize'],
  [45, 'ew-resize'],
  [90, 'nwse-resize'],
  [-90, 'nwse-resize'],
])('the pointer over a corner shows the way that it goes, turned by %i°', (rotation, cursor) => {
  expect(gripCursor(corner, rotation)).toBe(cursor);
});
