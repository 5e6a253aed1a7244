import { describe, expect, it } from 'vitest';
import { createRng } from '../../../../core/rng.ts';
import type { Point } from '../../../../core/scene/point.ts';
import { expectDigests } from '../../../../testing/expect-kept.ts';
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

  it('is drawn by so few marks that a picture does not grow heavy', () => {
    expect(lines.length + shapes.length).toBeLessThan(2600);
  });

  it('marks every quarter of the cloth', () => {
    const points = [
      ...lines.map(({ path }) => path),
      ...shapes.map((shape) => shape.outline),
    ].flat();
    const quarters = points.map(([x, y]) => `${x < 200} ${y < 300}`);
    expect(new Set(quarters).size).toBe(4);
  });
});

it('surfaces are drawn as they were', () => {
  const drawn = cases.map(([id, texture]) => [id, texture(input())]);
  expectDigests('textures', Object.fromEntries(drawn));
});
