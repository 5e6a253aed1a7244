import { describe, expect, it } from 'vitest';
import { createRng, hashText } from './rng.ts';

const draw = (seed: number | string, count: number) => {
  const rng = createRng(seed);
  return Array.from({ length: count }, () => Math.floor(rng.next() * 1e6));
};

describe('a random source', () => {
  it('gives a sequence that never changes', () => {
    expect(draw(7, 4)).toEqual([257917, 206183, 876288, 112542]);
    expect(draw('indigo', 4)).toEqual([505318, 422430, 548552, 414758]);
  });

  it('is its own: drawing from one leaves another as it was', () => {
    const [a, b] = [createRng(3), createRng(3)];
    const first = a.next();
    a.next();
    expect(b.next()).toBe(first);
  });

  it('differs from seed to seed, near ones too', () => {
    const firsts = Array.from({ length: 1000 }, (_, seed) => createRng(seed).next());
    expect(new Set(firsts).size).toBe(1000);
    const mean = firsts.reduce((sum, value) => sum + value, 0) / firsts.length;
    expect(mean).toBeGreaterThan(0.45);
    expect(mean).toBeLessThan(0.55);
  });

  it('keeps its bounds', () => {
    const rng = createRng('bounds');
    for (let i = 0; i < 500; i += 1) {
      expect(rng.int(2, 4)).toBeOneOf([2, 3, 4]);
      expect(rng.range(-1, 1)).toBeGreaterThanOrEqual(-1);
      expect(rng.seed()).toBeLessThan(2 ** 32);
    }
  });

  it('shuffles a copy', () => {
    const list = [1, 2, 3, 4, 5, 6];
    const shuffled = createRng(1).shuffle(list);
    expect(list).toEqual([1, 2, 3, 4, 5, 6]);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(list);
    expect(shuffled).not.toEqual(list);
  });
});

it('hashes any text to 32 bits', () => {
  expect(hashText('')).not.toBe(hashText(' '));
  expect(hashText('🍋')).toBeLessThan(2 ** 32);
});
