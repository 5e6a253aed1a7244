import { describe, expect, it } from 'vitest';
import { checkKind, type SeenKind } from './check-kind.ts';
import { readWish } from './read-wish.ts';

const ARM = { path: [], lengthPx: 1, halfPx: 1, tip: { x: 0, y: 0 }, armpit: { x: 0, y: 0 } };
const SKIRT: SeenKind = { hem: 'free', arms: { [-1]: undefined, 1: undefined } };
const JEANS: SeenKind = { ...SKIRT, crotchRow: 40 };

const check = (seen: SeenKind, prompt: string, worn: 'upper' | 'lower' = 'lower') =>
  checkKind(seen, readWish(prompt), { worn, isAlike: false });

describe('checkKind', () => {
  it('refuses trousers where no legs part, unless the photo ends there', () => {
    expect(() => check(SKIRT, 'blue jeans')).toThrow('garment-no-legs');
    expect(() => check({ ...SKIRT, hem: 'beyond the photo' }, 'blue jeans')).not.toThrow();
    expect(() => check(JEANS, 'blue jeans')).not.toThrow();
  });

  it('refuses skirts where legs part', () => {
    expect(() => check(JEANS, 'the pleated skirt')).toThrow('garment-legs');
    expect(() => check(SKIRT, 'the pleated skirt')).not.toThrow();
  });

  it('refuses coats where both arms are bare', () => {
    expect(() => check(SKIRT, 'the winter coat', 'upper')).toThrow('garment-bare-arms');
    expect(() => check(SKIRT, 'the vest', 'upper')).not.toThrow();
    const sleeved = { ...SKIRT, arms: { [-1]: undefined, 1: ARM } };
    expect(() => check(sleeved, 'the winter coat', 'upper')).not.toThrow();
  });
});
