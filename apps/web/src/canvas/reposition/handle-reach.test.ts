import { expect, it } from 'vitest';
import { handleReach } from './handle-reach.ts';

it('is 40 pixels about the corners of a large subject, with handles of 20', () => {
  expect(handleReach({ width: 300, height: 600 })).toEqual({ reachPx: 40, radiusPx: 20 });
});

it('leaves the middle of a small subject to drag it by', () => {
  expect(handleReach({ width: 100, height: 90 })).toEqual({ reachPx: 27, radiusPx: 20 });
  expect(handleReach({ width: 50, height: 90 })).toEqual({ reachPx: 15, radiusPx: 15 });
});

it('is never too small for a finger', () => {
  expect(handleReach({ width: 10, height: 8 })).toEqual({ reachPx: 12, radiusPx: 12 });
});
