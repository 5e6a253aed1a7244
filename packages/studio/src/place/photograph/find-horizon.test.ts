import { expect, test } from 'vitest';
import { findHorizon } from './find-horizon.ts';
import type { LabSample } from './sample-lab.ts';

/** A bright sky over a dark ground. */
function placeOf(horizon: number): LabSample {
  const [width, height] = [32, 100];
  const lab = new Float32Array(width * height * 3);
  for (let i = 0; i < width * height; i += 1)
    lab[i * 3] = Math.floor(i / width) < horizon * height ? 0.85 : 0.4;
  return { width, height, lab };
}

test.each([0.35, 0.45, 0.55])('the horizon is where sky and ground meet: %f', (row) => {
  expect(Math.abs(findHorizon(placeOf(row)) - row)).toBeLessThan(0.05);
});

test('a place without an edge has its horizon near the middle', () => {
  const even = placeOf(2);
  expect(findHorizon(even)).toBeGreaterThan(0.4);
  expect(findHorizon(even)).toBeLessThan(0.52);
});
