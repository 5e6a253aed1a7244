import { describe, expect, it } from 'vitest';
import type { Spot } from '../../parse/point.ts';
import type { ViewedBody } from '../body/viewed-body.ts';
import { wornOn } from '../body/worn.ts';
import { chooseWear } from '../choose-wear.ts';
import { wearFolds } from './wear-folds.ts';

const size = { width: 120, height: 160 };
const at = (x: number, y: number): Spot => ({ x, y });

/** A person who stands straight, with hanging arms. */
const body: ViewedBody = {
  chest: at(60, 20),
  hips: at(60, 110),
  torsoPx: 90,
  shouldersPx: 60,
  shoulders: [at(30, 22), at(90, 22)],
  arms: [
    [at(30, 22), at(24, 70), at(20, 110), at(18, 124)],
    [at(90, 22), at(96, 70), at(100, 110), at(102, 124)],
  ],
  legs: [
    [at(48, 110), at(48, 140), at(48, 158)],
    [at(72, 110), at(72, 140), at(72, 158)],
  ],
  spineX: () => 60,
};

/** The light of the folds of a sleeveless top, in one of the four ways. */
function foldsOf(variant: number): Float32Array {
  const mask = Uint8Array.from({ length: size.width * size.height }, (_, i) => {
    const [x, y] = [i % size.width, Math.floor(i / size.width)];
    return x > 34 && x < 86 && y > 20 && y < 115 ? 1 : 0;
  });
  const worn = wornOn(body, mask, size);
  if (!worn) throw new Error('The mask is not empty');
  const box = { left: 0, top: 0, right: size.width, bottom: size.height };
  const wear = chooseWear({ seed: 1, variant });
  return wearFolds({ body, worn, wear, box, size, hemY: () => 114 });
}

const strength = (light: Float32Array, from: number, to: number) =>
  Math.max(
    ...light.subarray(from * size.width, to * size.width).map((value) => Math.abs(Math.log(value))),
  );

describe('wearFolds', () => {
  it('adds nothing to the plainest way', () => {
    expect(strength(foldsOf(0), 0, size.height)).toBe(0);
  });

  it('gathers tucked cloth at the waist, and leaves the chest alone', () => {
    const tucked = foldsOf(1);
    expect(strength(tucked, 100, 114)).toBeGreaterThan(0.2);
    expect(strength(tucked, 22, 50)).toBeLessThan(0.05);
  });

  it('makes folds of its own for each way', () => {
    for (const [a, b] of [
      [1, 2],
      [1, 3],
      [2, 3],
    ] as const) {
      const [one, other] = [foldsOf(a), foldsOf(b)];
      const apart = one.reduce((most, value, i) => Math.max(most, Math.abs(value - other[i])), 0);
      expect(apart).toBeGreaterThan(0.12);
    }
  });
});
