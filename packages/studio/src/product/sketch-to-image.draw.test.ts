import type { ImageBrief } from '@toile/tools';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePng } from '../core/encode-png.ts';
import { createSketch } from '../sketch/create-sketch.ts';
import { paintScene } from '../sketch/paint-scene/paint-scene.ts';
import { encodeRegionMap } from '../sketch/paint-scene/region-map/encode-region-map.ts';
import { regionMapOf } from '../sketch/paint-scene/region-map/region-map-of.ts';
import { traceScene } from '../sketch/paint-scene/trace/trace-scene.ts';
import { agreement } from './sketch-reading/agreement.ts';
import { readForRendering, sketchToImageKind } from './sketch-to-image.ts';

const SIZE = { width: 768, height: 1024 };

const briefOf = (source: Uint8Array, prompt = '', sourceRegions?: Uint8Array): ImageBrief => ({
  kind: 'sketch-to-image',
  prompt,
  instruction: '',
  size: SIZE,
  images: { source },
  sourceRegions,
  settings: {},
});

const flat = (background: string, size: { width: number; height: number }) =>
  sharp({ create: { ...size, channels: 3, background } })
    .png()
    .toBuffer();

async function ownSketch(prompt: string, seed: number) {
  const drawing = createSketch({ prompt, seed, variant: 0 });
  const png = await encodePng(paintScene(traceScene(drawing.scene, drawing.finish, drawing.seed)));
  return { png, map: regionMapOf(drawing.scene) };
}

const pairsOf = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((a, i) => all.slice(i + 1).map((b): [T, T] => [a, b]));

/** Mean difference of two pictures in green over some pixels, in levels. */
function meanStep(
  a: Uint8ClampedArray,
  b: Uint8ClampedArray,
  counts: (pixel: number) => boolean,
): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i * 4 < a.length; i += 1) {
    if (!counts(i)) continue;
    sum += Math.abs(a[i * 4 + 1] - b[i * 4 + 1]);
    count += 1;
  }
  return sum / Math.max(1, count);
}

describe('sketch-to-image', () => {
  it.each([
    ['an empty page', flat('#fdfdfb', { width: 300, height: 400 }), 'blank'],
    ['a solid colour', flat('#cc3333', { width: 300, height: 400 }), 'blank'],
    ['a picture of 20 pixels', flat('#ffffff', { width: 20, height: 20 }), 'too-small'],
    ['no picture at all', Promise.resolve(Buffer.from('a letter')), 'undecodable'],
  ])('refuses %s', async (_, source, reason) => {
    await expect(
      sketchToImageKind(briefOf(await source), { seed: 1, variant: 0 }),
    ).rejects.toMatchObject({ kind: 'refused', reason });
  });

  it('renders a sketch with its region map, in another light in the next picture', async () => {
    const { png, map } = await ownSketch('emerald silk gown', 3);
    const brief = briefOf(png, 'emerald silk gown koi dots', encodeRegionMap(map));
    const first = await sketchToImageKind(brief, { seed: 1, variant: 0 });
    const next = await sketchToImageKind(brief, { seed: 1, variant: 1 });
    expect(meanStep(first.data, next.data, () => true)).toBeGreaterThan(8);
    expect(next.choices.light).not.toBe(first.choices.light);
    expect(first.unread).toEqual(['koi']);
    expect(first.choices.cloth).toBe('silk');
  });

  it('takes four photographs of one garment: cloth and ground differ in each', async () => {
    const { png, map } = await ownSketch('emerald silk gown', 3);
    const brief = briefOf(png, 'emerald silk gown', encodeRegionMap(map));
    const pictures: Uint8ClampedArray[] = [];
    for (const variant of [0, 1, 2, 3]) {
      const { data } = await sketchToImageKind(brief, { seed: 1, variant });
      pictures.push(data);
    }
    const cloths = new Set(
      map.regions.flatMap(({ id, class: is }) => (is === 'garment' ? [id] : [])),
    );
    const isCloth = (i: number) => cloths.has(map.ids[i]);
    const isGround = (i: number) => map.ids[i] === 0;
    for (const [a, b] of pairsOf(pictures)) {
      expect(meanStep(a, b, isCloth)).toBeGreaterThan(12);
      expect(meanStep(a, b, isGround)).toBeGreaterThan(8);
    }
  });

  it('stands on the ground that the prompt names, and says nothing of it', async () => {
    const { png, map } = await ownSketch('emerald silk gown', 3);
    const brief = briefOf(png, 'black velvet, pale pink backdrop', encodeRegionMap(map));
    for (const variant of [0, 1, 2, 3]) {
      const { data, unread } = await sketchToImageKind(brief, { seed: 1, variant });
      const [red, green] = [data[4 * 40 * SIZE.width + 80], data[4 * 40 * SIZE.width + 81]];
      expect(red - green).toBeGreaterThan(15);
      expect(unread).toEqual([]);
    }
  });

  it('stands in the place that the prompt names, and tells what is not there', async () => {
    const { png, map } = await ownSketch('emerald silk gown', 3);
    const brief = briefOf(png, 'black velvet, on a beach with umbrellas', encodeRegionMap(map));
    const { unread, choices } = await sketchToImageKind(brief, { seed: 1, variant: 0 });
    expect(choices.place).toBe('beach');
    expect(unread).toEqual(['umbrellas']);
  });

  it.each([true, false])(
    'carries the print of a sketch over, with its map: %s',
    async (isMapped) => {
      const { png, map } = await ownSketch('watercolour, navy and white striped shirt dress', 1);
      const brief = briefOf(png, 'striped', isMapped ? encodeRegionMap(map) : undefined);
      const { data, unread } = await sketchToImageKind(brief, { seed: 1, variant: 0 });
      const green = (i: number) => data[i * 4 + 1];
      const isCloth = (i: number) => map.regions.some((one) => one.id === map.ids[i] && one.fabric);
      const [marks, bare] = [true, false].map((isMark) => {
        const pixels = [...map.prints.keys()].filter(
          (i) => i % 7 === 0 && isCloth(i) && map.prints[i] > 0 === isMark,
        );
        return pixels.reduce((sum, i) => sum + green(i), 0) / pixels.length;
      });
      expect(marks - bare).toBeGreaterThan(60);
      expect(unread).toEqual([]);
    },
  );

  it('says what it took a drawing for, unless the drawing is ours', async () => {
    const { png, map } = await ownSketch('technical flat of a t-shirt', 3);
    const read = await sketchToImageKind(briefOf(png), { seed: 1, variant: 0 });
    expect(read.choices.readAs).toBe('garment');
    const known = await sketchToImageKind(briefOf(png, '', encodeRegionMap(map)), {
      seed: 1,
      variant: 0,
    });
    expect(known.choices.readAs).toBeUndefined();
  });

  it('tells cloth from skin without the map', async () => {
    const { png, map } = await ownSketch('light blue shirt dress', 40);
    const jpeg = await sharp(png).jpeg({ quality: 85 }).toBuffer();
    const reading = await readForRendering(briefOf(jpeg, 'light blue shirt dress'));
    expect(reading.isPerson).toBe(true);
    expect(agreement(reading, map).skinAndCloth).toBeGreaterThan(0.97);
  });
});
