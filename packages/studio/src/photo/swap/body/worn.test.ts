import { expect, test } from 'vitest';
import type { ViewedBody } from './viewed-body.ts';
import { wornOn } from './worn.ts';

const SIZE = { width: 200, height: 400 };

/** Somebody who stands with feet apart, arms away from the body. */
const BODY: ViewedBody = {
  chest: { x: 100, y: 40 },
  hips: { x: 100, y: 140 },
  torsoPx: 100,
  shouldersPx: 80,
  shoulders: [
    { x: 60, y: 40 },
    { x: 140, y: 40 },
  ],
  arms: [
    [
      { x: 60, y: 40 },
      { x: 30, y: 80 },
      { x: 10, y: 120 },
      { x: 5, y: 130 },
    ],
    [
      { x: 140, y: 40 },
      { x: 170, y: 80 },
      { x: 190, y: 120 },
      { x: 195, y: 130 },
    ],
  ],
  legs: [
    [
      { x: 85, y: 140 },
      { x: 70, y: 250 },
      { x: 60, y: 370 },
    ],
    [
      { x: 115, y: 140 },
      { x: 120, y: 250 },
      { x: 120, y: 370 },
    ],
  ],
  spineX: () => 100,
};

/** A top and trousers, whose legs part below row 180. */
function maskOf(fromY: number): Uint8Array {
  return Uint8Array.from({ length: SIZE.width * SIZE.height }, (_, i) => {
    const x = i % SIZE.width;
    const y = Math.floor(i / SIZE.width);
    if (y < fromY || y >= 360) return 0;
    if (y < 180) return x >= 65 && x < 135 ? 1 : 0;
    return (x >= 50 && x < 80) || (x >= 105 && x < 135) ? 1 : 0;
  });
}

test('counts both legs as the trunk below the crotch of a garment from top to toe', () => {
  const worn = wornOn(BODY, maskOf(45), SIZE);
  expect(worn?.place).toBe('full');
  expect(worn?.trunk(120)).toEqual([65, 134]);
  for (const y of [200, 260, 340]) expect(worn?.trunk(y)).toEqual([50, 134]);
  expect(worn?.trunk(380)).toBeUndefined();
});

test('leaves the legs of trousers on their own apart', () => {
  const worn = wornOn(BODY, maskOf(120), SIZE);
  expect(worn?.place).toBe('lower');
  expect(worn?.trunk(260)).not.toEqual([50, 134]);
});
