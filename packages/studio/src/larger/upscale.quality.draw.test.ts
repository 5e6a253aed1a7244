import { enlargeTwice } from '@toile/raster';
import type { ImageBrief } from '@toile/tools';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { encodePng } from '../core/encode-png.ts';
import { readOriginal } from '../core/read-original.ts';
import { createPattern } from '../pattern/create-pattern.ts';
import { patternToImageKind } from '../product/pattern-to-image.ts';
import { sketchKind } from '../sketch/sketch-kind.ts';
import { plainLanczos } from './testing/plain-lanczos.ts';
import { psnr } from './testing/psnr.ts';

const PAGE = { width: 768, height: 1024 };

function briefOf(kind: ImageBrief['kind'], prompt: string, source?: Uint8Array): ImageBrief {
  const images = source ? { source } : {};
  return { kind, prompt, instruction: '', size: PAGE, images, settings: {} };
}

async function tile(prompt: string): Promise<Uint8Array> {
  const { data, sizePx } = createPattern({ prompt, seed: 5, variant: 0, sizePx: 512 });
  return encodePng({ data, width: sizePx, height: sizePx });
}

const sketch = async (prompt: string) =>
  encodePng(await sketchKind(briefOf('create-sketch', prompt), { seed: 3, variant: 0 }));

async function garment(prompt: string, cloth: string): Promise<Uint8Array> {
  const brief = briefOf('pattern-to-image', prompt, await tile(cloth));
  return encodePng(await patternToImageKind(brief, { seed: 3, variant: 0 }));
}

const PICTURES: Record<string, () => Promise<Uint8Array>> = {
  'a floral': () => tile('ditsy floral in dusty pink and sage on cream'),
  'a tartan': () => tile('green and navy tartan'),
  'an animal skin': () => tile('leopard print'),
  'a watercolour sketch': () => sketch('a red wrap dress with puff sleeves, watercolour'),
  'a technical flat': () => sketch('technical flat of a denim jacket'),
  'a printed shirt dress': () => garment('a shirt dress', 'tropical leaves on navy'),
};

/** Decibels that nobody sees: dense figures of a few pixels, halved sharply, come as near either way. */
const LEVEL_DB = 0.05;

/** Two ways to halve: with a soft kernel and with one that keeps more. */
const HALVE_EVENLY = { kernel: 'linear', fastShrinkOnLoad: false } as const;
const HALVE_SHARPLY = { kernel: 'lanczos3' } as const;

describe.each(Object.keys(PICTURES))('%s, halved', (name) => {
  let png: Uint8Array;
  beforeAll(async () => {
    png = (await PICTURES[name]?.()) ?? new Uint8Array();
  });

  test.each([
    ['evenly', HALVE_EVENLY],
    ['sharply', HALVE_SHARPLY],
  ])('%s comes nearer to what it was than by Lanczos3 alone', async (_, halving) => {
    const truth = await readOriginal(png);
    const [width, height] = [truth.width / 2, truth.height / 2];
    const half = await readOriginal(
      await sharp(png).resize(width, height, halving).png().toBuffer(),
    );
    const ours = enlargeTwice(half, { edges: 'mirror' });
    const theirs = await sharp(half.data, { raw: { width, height, channels: 4 } })
      .resize(truth.width, truth.height, { kernel: 'lanczos3' })
      .raw()
      .toBuffer();
    const own = psnr(ours.data, truth.data) + LEVEL_DB;
    expect(own).toBeGreaterThanOrEqual(psnr(plainLanczos(half), truth.data));
    expect(own).toBeGreaterThanOrEqual(psnr(theirs, truth.data));
  });
});
