import { describe, expect, it } from 'vitest';
import { expectGolden } from '../../testing/expect-golden.ts';
import { FINISH_IDS } from './finish.ts';
import { paintScene } from './paint-scene.ts';
import { sampleScene } from './testing/sample-scene.ts';
import { traceScene } from './trace/trace-scene.ts';

/** Cloth, its print and its shade beside bare page and sheer cloth over a limb. */
const CLOTH = { left: 48, top: 96, width: 96, height: 64 };

describe('paintScene', () => {
  it.each(FINISH_IDS)('paints the picture that it did: %s', async (finish) => {
    await expectGolden(
      `sample-${finish}`,
      paintScene(traceScene(sampleScene(), finish, 'seed')),
      CLOTH,
    );
  });

  it('paints another hand for another seed', () => {
    const first = paintScene(traceScene(sampleScene(), 'ink', 1));
    const second = paintScene(traceScene(sampleScene(), 'ink', 2));
    expect(first.data.some((value, i) => value !== second.data[i])).toBe(true);
  });

  it('draws the same picture finer at twice the scale', () => {
    const plain = paintScene(traceScene(sampleScene(), 'watercolour', 1), { isPlain: true });
    const finer = paintScene(traceScene(sampleScene(), 'watercolour', 1), {
      isPlain: true,
      scale: 2,
    });
    expect([finer.width, finer.height]).toEqual([plain.width * 2, plain.height * 2]);
    expect(meanDifference(plain, halved(finer))).toBeLessThan(0.6);
  });

  it('shows skin through sheer cloth, and none through opaque cloth', () => {
    const { data, width } = paintScene(traceScene(sampleScene(), 'marker', 1), { isPlain: true });
    const red = (x: number, y: number) => data[(y * width + x) * 4];
    expect(red(40, 120)).toBeLessThan(60);
    expect(red(140, 120)).toBeGreaterThan(red(40, 120) + 25);
  });
});

describe('a region with an opening', () => {
  it.each(FINISH_IDS)('leaves it open: %s', (finish) => {
    const { data, width } = paintScene(traceScene(sampleScene(), finish, 'seed'), {
      isPlain: true,
    });
    const level = (x: number, y: number) => data[(y * width + x) * 4 + 2];
    expect(level(96, 60)).toBeGreaterThan(level(96, 45) + 20);
  });
});

type Picture = { data: Uint8ClampedArray; width: number; height: number };

function halved({ data, width, height }: Picture): Picture {
  const half = new Uint8ClampedArray((width / 2) * (height / 2) * 4);
  for (let y = 0; y < height / 2; y += 1) {
    for (let x = 0; x < width * 2; x += 1) {
      const o = (2 * y * width + 2 * (x >> 2)) * 4 + (x & 3);
      half[y * width * 2 + x] =
        (data[o] + data[o + 4] + data[o + width * 4] + data[o + width * 4 + 4]) / 4;
    }
  }
  return { data: half, width: width / 2, height: height / 2 };
}

function meanDifference(a: Picture, b: Picture): number {
  return a.data.reduce((sum, value, i) => sum + Math.abs(value - b.data[i]), 0) / a.data.length;
}
