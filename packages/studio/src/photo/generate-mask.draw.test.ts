import type { ImageBrief } from '@toile/tools';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodePng } from '../core/encode-png.ts';
import { trialPicture } from '../models/testing/trial-picture.ts';
import { generateMaskKind } from './generate-mask.ts';

const SIDE = 640;

const photo = (width: number): Promise<Uint8Array> =>
  sharp(trialPicture(SIDE), { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .resize(width)
    .png()
    .toBuffer();

const draw = { seed: 1, variant: 0 };

const briefOf = (target: Uint8Array, dots: [number, number][]): ImageBrief => ({
  kind: 'generate-mask',
  prompt: '',
  instruction: '',
  size: { width: 1, height: 1 },
  images: { target },
  settings: { maskCoordinates: dots },
});

test('highlights what the dots select, in the size of the photo, see-through elsewhere', async () => {
  const drawn = await generateMaskKind(briefOf(await photo(1600), [[800, 600]]), draw);
  expect([drawn.width, drawn.height]).toEqual([1600, 1600]);
  const { data, info } = await sharp(await encodePng(drawn))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(4);
  const at = (x: number, y: number) => [
    ...data.subarray((y * 1600 + x) * 4, (y * 1600 + x) * 4 + 4),
  ];
  expect(at(800, 600)).toEqual([245, 165, 0, 125]);
  expect(at(100, 100)).toEqual([0, 0, 0, 0]);
});

test('selects the ground under a dot on it, and not the subject', async () => {
  const { data } = await generateMaskKind(briefOf(await photo(SIDE), [[30, 30]]), draw);
  const isSet = (x: number, y: number) => data[(y * SIDE + x) * 4 + 3] > 0;
  expect([isSet(30, 600), isSet(600, 30), isSet(320, 240)]).toEqual([true, true, false]);
});

test.each([
  ['of one colour', '#7a5c3e', 0],
  ['of a bare wall, with the noise of a camera', '#d8d4cc', 6],
])('refuses a photo %s: all of it would be marked', async (_, background, sigma) => {
  const create = { width: 480, height: 640, channels: 3, background } as const;
  const noise = { type: 'gaussian', mean: 128, sigma: Math.max(1, sigma) } as const;
  const grain = await sharp({ create: { ...create, noise } })
    .png()
    .toBuffer();
  const wall = sharp({ create });
  if (sigma > 0) wall.composite([{ input: grain, blend: 'soft-light' }]);
  const target = await wall.png().toBuffer();
  const marked = generateMaskKind(briefOf(target, [[240, 320]]), draw);
  await expect(marked).rejects.toMatchObject({ kind: 'refused', reason: 'nothing-stands-out' });
});

test('refuses what is no picture, and dots that are nowhere', async () => {
  const broken = generateMaskKind(briefOf(new Uint8Array([1, 2, 3]), [[1, 1]]), draw);
  await expect(broken).rejects.toMatchObject({ kind: 'refused', reason: 'undecodable' });
  const outside = generateMaskKind(briefOf(await photo(SIDE), [[SIDE, 1]]), draw);
  await expect(outside).rejects.toMatchObject({ kind: 'unsupported' });
  const none = generateMaskKind(briefOf(await photo(SIDE), []), draw);
  await expect(none).rejects.toMatchObject({ kind: 'unsupported' });
});
