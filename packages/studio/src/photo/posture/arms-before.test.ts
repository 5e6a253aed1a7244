import { expect, test } from 'vitest';
import { type ArmedBody, armsBefore } from './arms-before.ts';

/** Somebody upright with shoulders of 60 pixels, whose right and left hands are at two spots. */
function bodyWith(elbows: [number, number], wrists: [number, number], y: number): ArmedBody {
  const arm = (shoulder: number, side: 0 | 1) =>
    [
      { x: shoulder, y: 100 },
      { x: elbows[side], y: 150 },
      { x: wrists[side], y },
      { x: wrists[side], y: y + 10 },
    ] as const;
  return {
    chest: { x: 100, y: 100 },
    hips: { x: 100, y: 200 },
    torsoPx: 100,
    shouldersPx: 60,
    arms: [arm(70, 0), arm(130, 1)],
    spineX: () => 100,
  };
}

const before = (body: ArmedBody) => armsBefore(body, { isLower: false, top: 96, bottom: 210 });

test('forearms before a top: crossed, in one another, at the sides', () => {
  expect(before(bodyWith([65, 135], [125, 75], 150))).toBeGreaterThan(1);
  expect(before(bodyWith([60, 140], [98, 102], 170))).toBeGreaterThan(0.55);
  expect(before(bodyWith([60, 140], [58, 142], 215))).toBe(0);
  expect(before(bodyWith([40, 160], [72, 128], 190))).toBeLessThan(0.55);
});
