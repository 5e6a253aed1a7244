import { describe, expect, test } from 'vitest';
import { lightOfPlace } from './light-of-place.ts';
import type { LabSample } from './sample-lab.ts';

const WHOLE = { left: 0, top: 0, right: 1, bottom: 1 };

type Colour = readonly [lightness: number, a: number, b: number];

function paint(colourAt: (u: number, v: number) => Colour): LabSample {
  const [width, height] = [40, 40];
  const lab = new Float32Array(width * height * 3);
  for (let i = 0; i < width * height; i += 1)
    lab.set(colourAt((i % width) / width, Math.floor(i / width) / height), i * 3);
  return { width, height, lab };
}

describe('the light of a photograph', () => {
  test('comes from its brighter side', () => {
    const left = lightOfPlace(
      paint((u) => [0.9 - u * 0.5, 0, 0]),
      WHOLE,
      1,
    );
    const right = lightOfPlace(
      paint((u) => [0.4 + u * 0.5, 0, 0]),
      WHOLE,
      -1,
    );
    expect([left.side, right.side]).toEqual([-1, 1]);
  });

  test('has the usual side where neither is brighter', () => {
    const even = paint(() => [0.6, 0, 0]);
    expect(lightOfPlace(even, WHOLE, 1).side).toBe(1);
    expect(lightOfPlace(even, WHOLE, -1).side).toBe(-1);
  });

  test('is warm in a warm room, white in a grey one, and never more than a cast', () => {
    const { tint } = lightOfPlace(
      paint(() => [0.7, 0.02, 0.03]),
      WHOLE,
      1,
    );
    expect(tint[0]).toBeGreaterThan(tint[2] * 1.1);
    for (const value of lightOfPlace(
      paint(() => [0.7, 0, 0]),
      WHOLE,
      1,
    ).tint)
      expect(value).toBeCloseTo(1, 2);
    const neon = lightOfPlace(
      paint(() => [0.6, 0.25, -0.1]),
      WHOLE,
      1,
    );
    for (const value of neon.tint) expect(Math.abs(value - 1)).toBeLessThan(0.35);
  });

  test('is dim where the place is dark, though the sky is bright', () => {
    const day = lightOfPlace(
      paint(() => [0.85, 0, 0]),
      WHOLE,
      1,
    );
    const shade = lightOfPlace(
      paint((_u, v) => [v < 0.4 ? 0.95 : 0.3, 0, 0]),
      WHOLE,
      1,
    );
    expect(shade.exposure).toBeLessThan(day.exposure - 0.1);
    expect(shade.back).toBeGreaterThan(day.back);
  });
});
