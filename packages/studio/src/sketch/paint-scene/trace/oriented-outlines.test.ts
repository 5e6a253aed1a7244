import { expect, it } from 'vitest';
import type { Point } from '../../../core/scene/point.ts';
import { orientedOutlines } from './oriented-outlines.ts';

const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
const isClockwise = (line: readonly Point[]) =>
  line.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = line[(i + 1) % line.length];
    return sum + x * nextY - nextX * y;
  }, 0) > 0;

const cloth = box(0, 0, 100, 100);

it.each([
  ['within', box(30, 30, 70, 70)],
  ['on its edge, beginning outside', [[-1, 50], ...box(4, 30, 30, 70)] as Point[]],
])('runs round an opening %s the other way', (_, opening) => {
  const [outer, inner] = orientedOutlines([cloth, opening.toReversed()]);
  expect(isClockwise(inner)).toBe(!isClockwise(outer));
});

it('runs round two separate areas the same way', () => {
  const [a, b] = orientedOutlines([box(0, 0, 10, 10), box(20, 0, 30, 10).toReversed()]);
  expect(isClockwise(a)).toBe(isClockwise(b));
});
