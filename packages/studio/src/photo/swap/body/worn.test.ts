import { expect, test } from 'vitest';
import { STANDING } from '../../testing/standing-body.ts';
import { wornOn } from './worn.ts';

const SIZE = { width: 200, height: 400 };

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
  const worn = wornOn(STANDING, maskOf(45), SIZE);
  expect(worn?.place).toBe('full');
  expect(worn?.trunk(120)).toEqual([65, 134]);
  for (const y of [200, 260, 340]) expect(worn?.trunk(y)).toEqual([50, 134]);
  expect(worn?.trunk(380)).toBeUndefined();
});

test('leaves the legs of trousers on their own apart', () => {
  const worn = wornOn(STANDING, maskOf(120), SIZE);
  expect(worn?.place).toBe('lower');
  expect(worn?.trunk(260)).not.toEqual([50, 134]);
});

test('counts both sides of an open neckline as the trunk', () => {
  const mask = maskOf(20);
  for (let y = 20; y < 60; y += 1) mask.fill(0, y * SIZE.width + 88, y * SIZE.width + 115);
  const worn = wornOn(STANDING, mask, SIZE);
  for (const y of [25, 45, 58]) expect(worn?.trunk(y)).toEqual([65, 134]);
});
