import { describe, expect, it } from 'vitest';
import { createRng } from '../../../../core/rng.ts';
import type { Point } from '../../../../core/scene/point.ts';
import { TEXTURES } from './registry.ts';
import type { Texture } from './texture.ts';

const outline: Point[] = [
  [100, 100],
  [300, 100],
  [300, 500],
  [100, 500],
];
const input = () => ({
  patch: (u: number, v: number): Point => [100 + 200 * u, 100 + 400 * v],
  outline,
  cloth: '#405060' as const,
  unit: 98,
  rng: createRng('cloth'),
});
const cases: [string, Texture][] = Object.entries(TEXTURES);

describe.each(cases)('the surface of %s', (_, texture) => {
  const { lines, shapes } = texture(input());

  it('is drawn by some marks, and not by so many that a picture grows heavy', () => {
    expect(lines.length + shapes.length).toBeGreaterThan(4);
    expect(lines.length + shapes.length).toBeLessThan(2600);
  });

  it('is the same for the same cloth', () => {
    expect(texture(input())).toEqual({ lines, shapes });
  });
});
