import { describe, expect, test } from 'vitest';
import {
  firstCorner,
  LIFE_SIZE,
  rulerTicks,
  scaleLimits,
  scaleTo,
  showSquare,
  showTiles,
} from './cloth-view.ts';

const LIMITS = { least: 1, most: 200 };

test('so many repeats fill the frame', () => {
  expect(showTiles(3, 960, 32)).toEqual({ pxPerCm: 10, x: 0, y: 0 });
  expect(showTiles(2, 960, 32)).toEqual({ pxPerCm: 15, x: 0, y: 0 });
});

test('a square of repeats stands in the middle of the frame', () => {
  const frame = { width: 760, height: 480 };
  expect(showSquare(3, frame, 32)).toEqual({ pxPerCm: 5, x: 140, y: 0 });
});

test('life size is within the limits of any repeat', () => {
  for (const cm of [1, 32, 200]) {
    const { least, most } = scaleLimits(600, cm);
    expect(least).toBeLessThan(LIFE_SIZE * 8);
    expect(most).toBeGreaterThan(LIFE_SIZE);
    expect(least).toBeLessThan(showTiles(3, 600, cm).pxPerCm);
  }
});

describe('another scale', () => {
  test('keeps what lies under the hand', () => {
    const view = scaleTo(
      { pxPerCm: 10, x: 20, y: 0 },
      { pxPerCm: 20, about: { x: 120, y: 50 }, limits: LIMITS },
    );
    expect(view).toEqual({ pxPerCm: 20, x: -80, y: -50 });
  });

  test('stays within its limits', () => {
    const far = { pxPerCm: 0.1, about: { x: 0, y: 0 }, limits: LIMITS };
    expect(scaleTo({ pxPerCm: 10, x: 0, y: 0 }, far).pxPerCm).toBe(1);
  });
});

test('the first corner is at or before the start', () => {
  expect([0, 30, -30, 130, -230].map((offset) => firstCorner(offset, 100))).toEqual([
    0, -70, -30, -70, -30,
  ]);
});

test('a ruler counts from the corner, labels well apart, with the tiles marked', () => {
  const ticks = rulerTicks({ pxPerCm: 10 }, { offset: -40, length: 400, repeatCm: 32 });
  const labels = ticks.filter(({ isLabelled }) => isLabelled);
  expect(labels.map(({ cm, at }) => [cm, at])).toEqual([
    [5, 10],
    [10, 60],
    [15, 110],
    [20, 160],
    [25, 210],
    [30, 260],
    [35, 310],
    [40, 360],
  ]);
  expect(ticks.filter(({ isTile }) => isTile).map(({ at, cm }) => [at, cm])).toEqual([[280, 32]]);
});
