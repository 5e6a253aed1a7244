import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Drawn } from '../../core/kind.ts';
import { readPhoto } from '../../photo/cache/read-photo.ts';
import { JOINT_NAMES, namedJoints } from '../../photo/pose/joints.ts';
import { createBackgroundKind } from '../create-background.ts';

const PHOTO = { width: 300, height: 400 };
const PLACE = { width: 900, height: 600 };

type Colour = readonly [number, number, number];

/** A figure of stripes that stands above the lower edge. */
const isFigure = (x: number, y: number) => x >= 120 && x < 180 && y >= 60 && y < 372;

const paint = (
  { width, height }: { width: number; height: number },
  colourAt: (x: number, y: number) => Colour,
) => {
  const rgb = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i += 1)
    rgb.set(colourAt(i % width, Math.floor(i / width)), i * 3);
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
};

const figurePhoto = () =>
  paint(PHOTO, (x, y) => {
    const stripe = (x >> 3) & 1 ? 150 : 90;
    return isFigure(x, y) ? [stripe, stripe - 20, stripe - 40] : [40, 160, 70];
  });

/** A blue sky over a sandy ground with posts. */
const fieldPhoto = (size = PLACE) =>
  paint(size, (x, y) => {
    const { height } = size;
    if (y >= height * 0.45) return [190, 170, 140];
    return x % 60 < 8 && y > height * 0.3 ? [60, 50, 40] : [130, 170, 220];
  });

async function maskOf(size: { width: number; height: number }, isIn: typeof isFigure) {
  const { width, height } = size;
  const data = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i += 1)
    if (isIn(i % width, Math.floor(i / width))) data.set([245, 165, 0, 125], i * 4);
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

/** Says what the models see in a picture: nobody, or a person as tall as it is. */
async function see(bytes: Uint8Array, isSomebody = false): Promise<void> {
  const { width, height } = await sharp(bytes).metadata();
  const joints = namedJoints(
    JOINT_NAMES.map((_, i) => ({
      x: width / 2,
      y: (height * i) / JOINT_NAMES.length,
      score: isSomebody ? 0.9 : 0.02,
    })),
  );
  const alpha = new Uint8Array(width * height);
  await readPhoto(bytes, { alpha, joints, parts: new Uint8Array() });
}

let target: Uint8Array;
let mask: Uint8Array;
let backdrop: Uint8Array;

beforeAll(async () => {
  target = await figurePhoto();
  mask = await maskOf(PHOTO, isFigure);
  backdrop = await fieldPhoto();
  await see(backdrop);
});

type Given = { prompt?: string; variant?: number; seed?: number; images?: object };

async function draw({ prompt = '', variant = 0, seed = 3, images = {} }: Given = {}) {
  const brief = {
    kind: 'create-background',
    prompt,
    size: { width: 768, height: 1024 },
    images: { target, mask, backdrop, ...images },
    settings: {},
  } as const;
  return createBackgroundKind(brief, { seed, variant });
}

const at = ({ data, width }: Drawn, x: number, y: number) =>
  data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3);

const brightness = (drawn: Drawn, x: number, y: number) =>
  at(drawn, x, y).reduce((sum, level) => sum + level, 0);

const difference = (a: Drawn, b: Drawn) =>
  a.data.reduce((sum, value, i) => sum + Math.abs(value - b.data[i]), 0) / a.data.length;

/** Squares of the differences of neighbours: a blur makes them smaller, not rarer. */
function sharpness({ data, width }: Drawn, rows: readonly [number, number]): number {
  let sum = 0;
  for (let i = rows[0] * width * 4; i < rows[1] * width * 4; i += 4)
    sum += (data[i] - data[i + 4]) ** 2;
  return sum;
}

describe('a subject before a photograph of the user’s own', () => {
  test('has the photo’s own size, also where that is landscape', async () => {
    const wide = await draw({
      images: {
        target: await sharp(target).rotate(90).png().toBuffer(),
        mask: await sharp(mask).rotate(90).png().toBuffer(),
      },
    });
    const high = await draw();
    expect([high.width, high.height, wide.width, wide.height]).toEqual([300, 400, 400, 300]);
  });

  test('stays where it is, changed in tone only, with nothing of the old ground', async () => {
    const drawn = await draw();
    for (let y = 120; y < 320; y += 25) {
      // Bright stripes stay brighter than dark ones, in their places.
      expect(brightness(drawn, 140, y)).toBeGreaterThan(brightness(drawn, 148, y) + 60);
      const [red, green] = at(drawn, 116, y);
      expect(green).toBeLessThan(red + 60);
    }
  });

  test('has a shadow on the ground at its feet', async () => {
    const drawn = await draw({ prompt: 'sharp' });
    const below = brightness(drawn, 150, 374);
    expect(below).toBeLessThan(brightness(drawn, 20, 374) * 0.85);
    expect(brightness(drawn, 150, 396)).toBeGreaterThan(below);
  });

  test('has no shadow where the frame cuts it off', async () => {
    const half = await maskOf(PHOTO, (x, y) => x >= 120 && x < 180 && y >= 60);
    const drawn = await draw({ images: { mask: half } });
    expect(brightness(drawn, 112, 396)).toBeGreaterThan(brightness(drawn, 20, 396) * 0.9);
  });

  test('is drawn four ways in a run, and each of them the same again', async () => {
    const run = await Promise.all([0, 1, 2, 3].map((variant) => draw({ variant })));
    for (const [i, one] of run.entries()) {
      for (const other of run.slice(i + 1)) expect(difference(one, other)).toBeGreaterThan(0.4);
    }
    expect((await draw({ variant: 2 })).data).toEqual(run[2]?.data);
  });

  test('is before a sharper or a softer place as words ask, and other words are not drawn', async () => {
    const sharp1 = await draw({ prompt: 'sharp', variant: 3 });
    const soft = await draw({ prompt: 'blurred', variant: 3 });
    expect(sharpness(soft, [40, 160])).toBeLessThan(sharpness(sharp1, [40, 160]) * 0.8);
    expect((await draw({ prompt: 'blurred beach with a llama' })).unread).toEqual([
      'beach',
      'llama',
    ]);
  });
});

describe('a backdrop is refused', () => {
  test.each([
    ['that is too small', () => fieldPhoto({ width: 383, height: 500 }), false, 'backdrop-small'],
    ['with a person', () => fieldPhoto({ width: 500, height: 500 }), true, 'backdrop-person'],
    [
      'that is the photo itself',
      () => sharp(target).resize(600, 800).jpeg({ quality: 80 }).toBuffer(),
      false,
      'backdrop-same',
    ],
  ])('%s', async (_name, given, isSomebody, reason) => {
    const picture = await given();
    await see(picture, isSomebody);
    const drawing = draw({ images: { backdrop: picture } });
    await expect(drawing).rejects.toMatchObject({ kind: 'refused', reason });
  });

  test('that is no picture', async () => {
    const drawing = draw({ images: { backdrop: new TextEncoder().encode('no picture') } });
    await expect(drawing).rejects.toMatchObject({ kind: 'refused', reason: 'undecodable' });
  });
});
