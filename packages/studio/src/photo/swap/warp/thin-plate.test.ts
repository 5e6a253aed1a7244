import { expect, test } from 'vitest';
import { thinPlate } from './thin-plate.ts';

const CORNERS = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 0, y: 200 },
  { x: 100, y: 200 },
  { x: 50, y: 90 },
];

test('keeps a shift and a scale everywhere', () => {
  const warp = thinPlate(CORNERS.map((on) => ({ on, from: { x: on.x * 2 + 7, y: on.y * 3 - 5 } })));
  const { x, y } = warp(31, 140);
  expect(x).toBeCloseTo(69, 3);
  expect(y).toBeCloseTo(415, 3);
});

test('takes each spot to its own, to within a pixel', () => {
  const pairs = CORNERS.map((on, i) => ({ on, from: { x: on.x + i * 3, y: on.y - i * i } }));
  const warp = thinPlate(pairs);
  for (const { on, from } of pairs) {
    const to = warp(on.x, on.y);
    expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThan(1);
  }
});
