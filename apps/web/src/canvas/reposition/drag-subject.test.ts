import { expect, test } from 'vitest';
import { dragSubject } from './drag-subject.ts';
import type { Grip } from './find-grip.ts';
import type { SubjectPlace } from './subject-place.ts';

const start: SubjectPlace = { x: 100, y: 100, scale: 1, rotation: 0 };
/** A corner of a cut-out of 40 × 60 pixels. */
const lowerRight: Grip = { kind: 'corner', corner: { x: 20, y: 30 } };
const any = (scale: number) => scale;

test('a subject goes with the pointer', () => {
  const drag = { start, from: { x: 90, y: 90 }, to: { x: 95, y: 80 } };
  expect(dragSubject({ ...drag, grip: { kind: 'subject' } }, any)).toEqual({
    ...start,
    x: 105,
    y: 90,
  });
});

test.each([
  { scale: 1, rotation: 0, to: { x: 140, y: 160 } },
  { scale: 1, rotation: 90, to: { x: 40, y: 140 } },
  { scale: 0.5, rotation: 0, to: { x: 120, y: 130 } },
])('a corner keeps the opposite one where it is: scale $scale, turned $rotation°', (given) => {
  const { to, ...turned } = given;
  const subject = { ...start, ...turned };
  const half = { x: (to.x - 100) / 2, y: (to.y - 100) / 2 };
  const from = { x: 100 + half.x, y: 100 + half.y };
  const sized = dragSubject({ grip: lowerRight, start: subject, from, to }, any);
  expect(sized.scale).toBeCloseTo(subject.scale * 1.5);
  expect(sized.x - half.x * 1.5).toBeCloseTo(100 - half.x);
  expect(sized.y - half.y * 1.5).toBeCloseTo(100 - half.y);
});

test('a corner stops where the scale does, the opposite one still in its place', () => {
  const drag = { grip: lowerRight, start, from: { x: 120, y: 130 }, to: { x: 0, y: 0 } };
  const sized = dragSubject(drag, (scale) => Math.max(scale, 0.5));
  expect(sized).toEqual({ ...start, scale: 0.5, x: 90, y: 85 });
});

test('the handle above turns about the middle', () => {
  const from = { x: 100, y: 40 };
  const turned = dragSubject({ grip: { kind: 'turn' }, start, from, to: { x: 160, y: 100 } }, any);
  expect(turned).toEqual({ ...start, rotation: 90 });
});
