import { expect, it } from 'vitest';
import type { Point } from '../../../core/scene/point.ts';
import { runsInside } from './clipped-pen.ts';

const SQUARE: Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

it('keeps a line that lies on the cloth as it is', () => {
  const line: Point[] = [
    [10, 10],
    [90, 90],
  ];
  expect(runsInside(line, [SQUARE])).toEqual([line]);
});

it('breaks a line where it leaves the cloth', () => {
  const line: Point[] = [
    [-50, 20],
    [50, 20],
    [150, 20],
    [150, 80],
    [50, 80],
  ];
  const runs = runsInside(line, [SQUARE]);
  expect(runs).toHaveLength(2);
  for (const [x] of runs.flat()) expect(x).toBeGreaterThanOrEqual(0);
  for (const [x] of runs.flat()) expect(x).toBeLessThanOrEqual(100);
});
