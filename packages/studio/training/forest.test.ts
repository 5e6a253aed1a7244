import { describe, expect, it } from 'vitest';
import {
  askForest,
  decodeForest,
  encodeForest,
} from '../src/product/sketch-reading/naming/forest.ts';
import { growForest } from './grow-forest.ts';

/** Points of a square; kind 1 where both halves agree, which no single limit tells. */
const points = Array.from({ length: 900 }, (_, i) =>
  Float32Array.from([(i % 30) / 30, Math.floor(i / 30) / 30, 0.5]),
);
const kinds = Uint8Array.from(points, ([x, y]) => (x < 0.5 === y < 0.5 ? 1 : 0));
const weights = new Float32Array(points.length).fill(1);
const forest = growForest({ traits: points, kinds, weights }, { rounds: 40, kinds: 2, seed: 'a' });

const kindOf = (of: Float32Array) => {
  const likely = askForest(forest, of);
  return likely.indexOf(Math.max(...likely));
};

describe('growForest', () => {
  it('learns what takes two questions', () => {
    const wrong = points.filter((of, i) => kindOf(of) !== kinds[i]);
    expect(wrong.length).toBeLessThan(points.length * 0.05);
  });
});

describe('askForest', () => {
  it('gives shares of one', () => {
    const likely = askForest(forest, Float32Array.from([0.1, 0.1, 0.5]));
    expect(likely[0] + likely[1]).toBeCloseTo(1, 5);
    expect(likely[1]).toBeGreaterThan(likely[0]);
  });
});

describe('decodeForest', () => {
  it('reads what was written', () => {
    expect(decodeForest(encodeForest(forest))).toEqual(forest);
  });

  it('refuses a forest that is cut short', () => {
    const bytes = encodeForest(forest);
    expect(() => decodeForest(bytes.subarray(0, bytes.length - 3))).toThrow(RangeError);
  });
});
