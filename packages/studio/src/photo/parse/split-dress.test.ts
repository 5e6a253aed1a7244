import { expect, test } from 'vitest';
import { PART } from '../parts/parts.ts';
import { namedJoints } from '../pose/joints.ts';
import { bodyFrame } from './body-frame.ts';
import type { LabColour } from './colour-model.ts';
import { splitDress } from './split-dress.ts';

const WHITE: LabColour = [95, 0, 2];
const BLUE: LabColour = [40, 5, -45];

/** Shoulders at 100 px, hips at 200 px. */
const frame = bodyFrame({
  ...namedJoints([]),
  leftShoulder: { x: 80, y: 100, score: 1 },
  rightShoulder: { x: 120, y: 100, score: 1 },
  leftHip: { x: 90, y: 200, score: 1 },
  rightHip: { x: 110, y: 200, score: 1 },
});

/** A dress of 24 pieces, one below the other from the shoulders to the knees. */
function dressOf(colourAt: (y: number) => LabColour) {
  const count = 24;
  const y = Float32Array.from({ length: count }, (_, k) => 100 + k * 9);
  const lab = Float32Array.from([...y].flatMap(colourAt));
  const none = new Float32Array(count);
  const border = new Int32Array(0);
  const borders = { from: border, to: border, lengthPx: none, contrast: none };
  const pieces = {
    width: 1,
    height: 1,
    count,
    ids: border,
    areaPx: new Float32Array(count).fill(80),
    lab,
    x: none,
    y,
    subject: new Float32Array(count).fill(1),
    borders,
  };
  return splitDress(pieces, new Uint8Array(count).fill(PART.dress), frame);
}

test('white above and blue below are a top and a skirt', () => {
  const parts = dressOf((y) => (y < 185 ? WHITE : BLUE));
  expect([parts[0], parts.at(-1)]).toEqual([PART.top, PART.skirt]);
  expect(new Set(parts)).toEqual(new Set([PART.top, PART.skirt]));
});

test.each([
  ['one colour', () => BLUE],
  ['stripes', (y: number) => (Math.round(y / 9) % 2 === 0 ? WHITE : BLUE)],
] as const)('a dress of %s stays one', (_, colourAt) => {
  expect(new Set(dressOf(colourAt))).toEqual(new Set([PART.dress]));
});
