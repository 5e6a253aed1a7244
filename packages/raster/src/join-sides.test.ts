import { describe, expect, test } from 'vitest';
import { joinSides } from './join-sides.ts';
import { type Pixels, seamScore } from './seam-score.ts';

type Colour = readonly [number, number, number];

function paint(width: number, height: number, colourAt: (x: number, y: number) => Colour): Pixels {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) data.set([...colourAt(x, y), 255], (y * width + x) * 4);
  }
  return { data, width, height };
}

/** Stripes and dots whose period does not divide the picture. */
const scattered = paint(120, 96, (x, y) => {
  const isDot = Math.hypot((x % 17) - 8, (y % 13) - 6) < 4;
  return isDot ? [200, 40, 60] : [240, 232, 220];
});

test('a tile that meets itself is left as it is', () => {
  const whole = paint(60, 60, (x, y) => (x % 10 < 5 === y % 10 < 5 ? [0, 0, 0] : [90, 90, 90]));
  expect(seamScore(whole).seamless).toBe(true);
  expect(joinSides(whole).pixels).toBe(whole);
});

describe('a picture whose sides do not meet', () => {
  const gradient = paint(120, 96, (x, y) => [x * 2, y * 2, 128]);

  test('becomes a tile, a sixth smaller each way, without a step at its sides', () => {
    expect(seamScore(scattered).seamless).toBe(false);
    const { pixels, seam } = joinSides(scattered);
    expect([pixels.width, pixels.height]).toEqual([100, 80]);
    expect(seam.seamless).toBe(true);
    expect(seamScore(pixels).seamless).toBe(true);
  });

  test('keeps its own pixels away from the joins', () => {
    const { pixels } = joinSides(scattered);
    for (const [x, y] of [
      [50, 40],
      [90, 70],
    ] as const) {
      const own = (y * 120 + x) * 4;
      const at = (y * 100 + x) * 4;
      expect([...pixels.data.subarray(at, at + 4)]).toEqual([
        ...scattered.data.subarray(own, own + 4),
      ]);
    }
  });

  test('is not called seamless where no cut hides the join', () => {
    const { seam } = joinSides(gradient);
    expect(seam.seamless).toBe(false);
    expect(seam.wrapX).toBeGreaterThan(50);
  });
});

test('the same picture gives the same tile', () => {
  expect(joinSides(scattered)).toEqual(joinSides(scattered));
});
