import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adjust,
  contrast,
  fromLab,
  fromLch,
  lightness,
  mix,
  toHex,
  toLab,
  toLch,
  toRgb,
} from './colour.ts';

const hex = fc.tuple(...([0, 1, 2] as const).map(() => fc.integer({ min: 0, max: 255 })));
const colour = hex.map(([r, g, b]) => toHex([r, g, b]));

describe('colours', () => {
  it('go to OKLab and back', () => {
    fc.assert(
      fc.property(colour, (one) => {
        expect(fromLab(toLab(one))).toBe(one);
        expect(fromLch(toLch(one))).toBe(one);
      }),
    );
  });

  it('have the lightness of their grey', () => {
    expect(lightness('#000000')).toBeCloseTo(0, 5);
    expect(lightness('#ffffff')).toBeCloseTo(1, 5);
    // Ottosson's reference: red is L 0.628, a 0.225, b 0.126.
    const [l, a, b] = toLab('#ff0000');
    expect([l, a, b].map((v) => Math.round(v * 1000))).toEqual([628, 225, 126]);
  });

  it('mix from one to the other', () => {
    expect(mix('#102030', '#f0e0d0', 0)).toBe('#102030');
    expect(mix('#102030', '#f0e0d0', 1)).toBe('#f0e0d0');
    expect(lightness(mix('#000000', '#ffffff', 0.5))).toBeCloseTo(0.5, 2);
  });

  it('move apart until they differ enough, and stay where they do', () => {
    expect(contrast('#000000', '#ffffff', 0.3)).toBe('#000000');
    const apart = contrast('#111111', '#000000', 0.2);
    expect(lightness(apart)).toBeCloseTo(0.2, 2);
    expect(lightness(contrast('#fafafa', '#ffffff', 0.2))).toBeCloseTo(0.8, 2);
  });

  it('stay within sRGB when they are pushed out of it', () => {
    fc.assert(
      fc.property(colour, fc.double({ min: -1, max: 1, noNaN: true }), (one, by) => {
        expect(toRgb(adjust(one, by, 3)).every((v) => v >= 0 && v <= 255)).toBe(true);
      }),
    );
  });
});
