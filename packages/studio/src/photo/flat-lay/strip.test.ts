import { expect, test } from 'vitest';
import { bridged, medians, smoothed } from './strip.ts';

test('bridges what is unknown on a straight line, and goes on as at the ends', () => {
  expect(bridged([undefined, 2, undefined, undefined, 8, undefined])).toEqual([2, 2, 4, 6, 8, 8]);
  expect(bridged([undefined, undefined])).toBeUndefined();
});

test('smooths without moving a level line, and drops single leaps', () => {
  for (const value of smoothed([5, 5, 5, 5], 2)) expect(value).toBeCloseTo(5);
  expect(medians([1, 1, 9, 1, 1], 2)).toEqual([1, 1, 1, 1, 1]);
});
