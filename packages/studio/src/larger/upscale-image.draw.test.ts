import { seamScore } from '@toile/raster';
import type { ImageBrief, Making } from '@toile/tools';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { encodePng } from '../core/encode-png.ts';
import type { Drawn } from '../core/kind.ts';
import { readOriginal } from '../core/read-original.ts';
import { STUDIO_MODEL } from '../core/studio-model.ts';
import { patternKind } from '../pattern/pattern-kind.ts';
import { patternToImageKind } from '../product/pattern-to-image.ts';
import { sketchKind } from '../sketch/sketch-kind.ts';
import { isSameDesign } from './same-design.ts';
import { upscaleKind } from './upscale-image.ts';

const DRAW = { seed: 7, variant: 2 };
const TILE = { width: 1024, height: 1024 };
const PAGE = { width: 768, height: 1024 };

type Asked = Pick<ImageBrief, 'prompt'> & { madeBy?: Making } & ImageBrief['images'];

function upscale({ prompt, madeBy, ...images }: Asked, draw = DRAW): Promise<Drawn> | Drawn {
  const brief = {
    kind: 'upscale-image',
    prompt,
    instruction: '',
    size: PAGE,
    settings: {},
  } as const;
  return upscaleKind({ ...brief, images, madeBy }, draw);
}

async function tileOf(prompt: string): Promise<Uint8Array> {
  const brief = { kind: 'create-pattern', prompt, instruction: '', size: TILE } as const;
  return encodePng(await patternKind({ ...brief, images: {}, settings: {} }, DRAW));
}

const ours = (kind: Making['kind']): Making => ({ kind, model: STUDIO_MODEL });

describe('a pattern of ours', () => {
  const prompt = 'art deco fans in gold on black';

  test('is drawn anew: the same design in the same place, seamless, twice as large', async () => {
    const origin = await tileOf(prompt);
    const drawn = await upscale({ prompt, origin, madeBy: ours('create-pattern') });
    expect(drawn).toMatchObject({ width: 2048, height: 2048, seam: { seamless: true } });
    expect(drawn.choices).toMatchObject({ motif: 'deco', upscale: 'drawn anew' });
    expect(isSameDesign(await readOriginal(origin), drawn)).toBe(true);
  });

  test.each([
    ['another version', { kind: 'create-pattern', model: 'toile-studio 0.1' } as const, prompt],
    ['other words', ours('create-pattern'), 'leopard print'],
  ])('is enlarged as a tile where it came from %s', async (_, madeBy, words) => {
    const origin = await tileOf(prompt);
    const enlarged = await upscale({ prompt: words, origin, madeBy });
    expect(enlarged).toMatchObject({ width: 2048, height: 2048, choices: { upscale: 'enlarged' } });
    expect(enlarged.seam).toEqual(seamScore(enlarged));
    expect(enlarged.seam?.seamless).toBe(true);
    expect(isSameDesign(await readOriginal(origin), enlarged)).toBe(true);
  });
});

test('a sketch of ours is drawn anew, with its regions and its vectors', async () => {
  const prompt = 'a red wrap dress with puff sleeves, watercolour';
  const brief = { kind: 'create-sketch', prompt, instruction: '', size: PAGE } as const;
  const sketch = await sketchKind({ ...brief, images: {}, settings: {} }, DRAW);
  const origin = await encodePng(sketch);
  const drawn = await upscale({ prompt, origin, madeBy: ours('create-sketch') });
  expect(drawn).toMatchObject({ width: 1536, height: 2048, choices: { upscale: 'drawn anew' } });
  expect(drawn.companions?.svg).toBe(sketch.companions?.svg);
  const other = await upscale(
    { prompt, origin, madeBy: ours('create-sketch') },
    { ...DRAW, seed: 8 },
  );
  expect(other.choices.upscale).toBe('enlarged');
});

test('a garment of ours is drawn anew from the picture of its cloth', async () => {
  const prompt = 'silk blouse';
  const source = await tileOf('art deco fans in gold on black');
  const brief = { kind: 'pattern-to-image', prompt, instruction: '', size: PAGE } as const;
  const images = { source };
  const garment = await patternToImageKind({ ...brief, images, settings: {} }, DRAW);
  const order = { prompt, origin: await encodePng(garment), madeBy: ours('pattern-to-image') };
  const drawn = await upscale({ ...order, source });
  expect(drawn).toMatchObject({ width: 1536, height: 2048, choices: { upscale: 'drawn anew' } });
  expect(drawn.choices).toMatchObject(garment.choices);
  expect((await upscale(order)).choices.upscale).toBe('enlarged');
});

describe('any other picture', () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const photo = () =>
    sharp({ create: { width: 60, height: 40, channels: 3, background: '#888', noise } });

  test('is enlarged: it shows what it showed', async () => {
    const origin = await photo().png().toBuffer();
    const enlarged = await upscale({ prompt: '', origin });
    expect(enlarged).toMatchObject({ width: 120, height: 80, choices: { upscale: 'enlarged' } });
    expect(enlarged.seam).toBeUndefined();
    expect(isSameDesign(await readOriginal(origin), enlarged)).toBe(true);
  });

  test('keeps its transparency, and is turned upright', async () => {
    const clear = { r: 200, g: 40, b: 40, alpha: 0.5 };
    const part = await sharp({ create: { width: 20, height: 30, channels: 4, background: clear } })
      .png()
      .toBuffer();
    expect(await upscale({ prompt: '', origin: part })).toMatchObject({ isSeeThrough: true });
    const onItsSide = await photo().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await upscale({ prompt: '', origin: onItsSide })).toMatchObject({
      width: 80,
      height: 120,
    });
  });

  test('is refused when it is too large, damaged or missing', async () => {
    const create = { width: 2600, height: 2500, channels: 3, background: '#fff' } as const;
    const large = await sharp({ create }).png().toBuffer();
    const cut = (await photo().png().toBuffer()).subarray(0, 400);
    const refused = (reason: string) => ({ kind: 'refused', reason });
    await expect(upscale({ prompt: '', origin: large })).rejects.toMatchObject(
      refused('too-large'),
    );
    for (const origin of [undefined, Uint8Array.of(1, 2, 3), cut]) {
      await expect(upscale({ prompt: '', origin })).rejects.toMatchObject(refused('undecodable'));
    }
  });
});
