import { expect, test } from 'vitest';
import { STANDING } from '../../testing/standing-body.ts';
import { shadeLimbs } from './shade-limbs.ts';

const SIZE = { width: 200, height: 400 };
const SKIN = 200;

/** Level of filled-in skin at a spot after shading, in even light. */
function shadedAt(body = STANDING): (x: number, y: number) => number {
  const pixels = SIZE.width * SIZE.height;
  const below = new Float32Array(pixels * 3).fill(SKIN);
  shadeLimbs(below, {
    body,
    bare: new Uint8Array(pixels).fill(1),
    light: new Float32Array(pixels).fill(1),
    box: { left: 0, top: 0, right: SIZE.width, bottom: SIZE.height },
    size: SIZE,
  });
  return (x, y) => below[(y * SIZE.width + x) * 3];
}

test('makes a leg round, and leaves neck, chest and belly flat above the hips', () => {
  const at = shadedAt();
  expect(at(81, 250)).toBeLessThan(at(70, 250) - 15);
  for (let y = 10; y < 135; y += 5) {
    for (let x = 85; x < 116; x += 3) expect(at(x, y)).toBe(SKIN);
  }
});

test('leaves the chest flat below a raised arm', () => {
  const raised = [
    { x: 60, y: 40 },
    { x: 40, y: 5 },
    { x: 50, y: -20 },
    { x: 52, y: -30 },
  ] as const;
  const at = shadedAt({ ...STANDING, arms: [raised, STANDING.arms[1]] });
  for (let y = 45; y < 130; y += 5) expect(at(80, y)).toBe(SKIN);
});
