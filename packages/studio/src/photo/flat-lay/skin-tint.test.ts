import { expect, test } from 'vitest';
import { tintRemover } from './skin-tint.ts';

const CLOTH = { red: 0.33, blue: 0.33 };
const SKIN = { red: 0.46, blue: 0.22 };

test('takes the share of the skin out of a colour and keeps its brightness', () => {
  const untint = tintRemover(CLOTH, SKIN);
  const light = Float32Array.from([220, 200, 185]);
  const sum = light.reduce((a, b) => a + b, 0);
  const share = untint?.(light, 0, 1) ?? 0;
  expect(share).toBeGreaterThan(0.1);
  expect(light[0] - light[2]).toBeLessThan(12);
  expect(light.reduce((a, b) => a + b, 0)).toBeCloseTo(sum, 2);
});

test('cannot tell skin from cloth of its own colour', () => {
  expect(tintRemover(SKIN, SKIN)).toBeUndefined();
});
