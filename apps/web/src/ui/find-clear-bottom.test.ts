import { expect, test } from 'vitest';
import { findClearBottom } from './find-clear-bottom.ts';

const HEIGHT = 800;
const at = (...obstacles: [top: number, bottom: number][]) =>
  findClearBottom({
    height: HEIGHT,
    stackHeight: 50,
    obstacles: obstacles.map(([top, bottom]) => ({ top, bottom })),
    ceiling: 64,
  });

test.each([
  ['nothing in the way', [], 16],
  ['a button at the foot: above it', [[740, 784]], 68],
  ['a button well above: under it', [[600, 644]], 16],
  [
    'two with room between',
    [
      [740, 784],
      [600, 644],
    ],
    68,
  ],
  [
    'two too near to each other: above both',
    [
      [740, 784],
      [680, 720],
    ],
    128,
  ],
  [
    'one within another’s stretch',
    [
      [700, 784],
      [720, 760],
    ],
    108,
  ],
  ['no room but at the header: at the foot', [[70, 784]], 16],
] satisfies [string, [number, number][], number][])('%s', (_which, obstacles, bottom) => {
  expect(at(...obstacles)).toBe(bottom);
});
