import { describe, expect, test } from 'vitest';
import { type CropWish, chooseCrop, type PlaceView } from './choose-crop.ts';
import type { LabSample } from './sample-lab.ts';

/** An even place that is cluttered on its left half. */
function cluttered(): LabSample {
  const [width, height] = [120, 80];
  const lab = new Float32Array(width * height * 3);
  for (let i = 0; i < width * height; i += 1)
    lab[i * 3] = i % width < width / 2 && (i + Math.floor(i / width)) % 3 === 0 ? 0.9 : 0.5;
  return { width, height, lab };
}

const VIEW: PlaceView = {
  size: { width: 3000, height: 2000 },
  sample: cluttered(),
  horizon: 0.45,
};

const WISH: CropWish = {
  frame: { width: 768, height: 1024 },
  horizon: 0.35,
  feet: { x: 0.5, y: 0.92 },
  head: { x: 0.5, y: 0.12 },
  zoom: 1,
  rank: 0,
};

const ratioOf = ({ left, top, right, bottom }: ReturnType<typeof chooseCrop>) =>
  ((right - left) * 3000) / ((bottom - top) * 2000);

describe('the crop of a photograph', () => {
  test.each([
    { width: 768, height: 1024 },
    { width: 1024, height: 640 },
    { width: 512, height: 512 },
  ])('has the shape of the frame, and lies within: %o', (frame) => {
    for (const zoom of [1, 1.3, 9]) {
      const crop = chooseCrop(VIEW, { ...WISH, frame, zoom });
      expect(ratioOf(crop)).toBeCloseTo(frame.width / frame.height, 5);
      expect(Math.min(crop.left, crop.top)).toBeGreaterThanOrEqual(0);
      expect(Math.max(crop.right, crop.bottom)).toBeLessThanOrEqual(1.000001);
    }
  });

  test('leaves the feet on calm ground', () => {
    for (const rank of [0, 1, 2, 3]) {
      const { left, right } = chooseCrop(VIEW, { ...WISH, rank });
      expect((left + right) / 2).toBeGreaterThan(0.6);
    }
  });

  test('brings the horizon to where it fits the subject', () => {
    const crop = chooseCrop(VIEW, { ...WISH, zoom: 1.4 });
    expect((VIEW.horizon - crop.top) / (crop.bottom - crop.top)).toBeCloseTo(0.35, 5);
  });

  test('is not enlarged to mush', () => {
    const small = { ...VIEW, size: { width: 900, height: 600 } };
    const { top, bottom } = chooseCrop(small, { ...WISH, zoom: 9 });
    expect(1024 / ((bottom - top) * 600)).toBeLessThanOrEqual(1.81);
  });
});
