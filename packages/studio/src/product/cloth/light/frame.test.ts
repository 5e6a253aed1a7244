import { expect, test } from 'vitest';
import type { Point } from '../../../core/scene/point.ts';
import { rasteriseFrame } from './frame.ts';

const ring = (radius: number): Point[] =>
  Array.from({ length: 61 }, (_, i): Point => {
    const angle = ((i + 1) / 62) * Math.PI * 2;
    return [50 + radius * Math.sin(angle), 50 - radius * Math.cos(angle)];
  });

test('covers a loop all around, though its two ends nearly meet', () => {
  const { s, t } = rasteriseFrame({ left: ring(40), right: ring(30), widthPx: 100, heightPx: 100 });
  for (const angle of [0.5, 1.6, 3.1, 4.7, 5.8]) {
    const at = Math.round(50 - 35 * Math.cos(angle)) * 100 + Math.round(50 + 35 * Math.sin(angle));
    expect(s[at]).toBeCloseTo(0.5, 0);
    expect(t[at]).toBeCloseTo(angle / (Math.PI * 2), 1);
  }
});
