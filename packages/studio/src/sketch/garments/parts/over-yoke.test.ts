import { expect, it } from 'vitest';
import type { Point } from '../../../core/scene/point.ts';
import { overYoke } from './over-yoke.ts';

const patch = (u: number, v: number): Point => [200 * u, 160 + 400 * v];

it('carries cloth on to the top of an outline above it', () => {
  const over = overYoke(patch, [
    [0, 100],
    [200, 160],
    [200, 560],
  ]);
  expect(over(0.5, 0)[1]).toBeCloseTo(100);
  expect(over(0.5, 1)).toEqual([100, 560]);
});

it('leaves cloth as it is that begins at the top', () => {
  expect(overYoke(patch, [[0, 160]])).toBe(patch);
});
