import type { BriefSettings } from '@toile/tools';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { findGarment } from '../photo/flat-lay/find-garment.ts';
import { PLACE } from '../photo/flat-lay/garment-view.ts';
import { openReading } from '../photo/open-reading.ts';
import { drawFigurePhoto, type FigurePhoto } from '../photo/testing/draw-figure-photo.ts';
import { overlap } from '../photo/testing/overlap.ts';
import { imageToFlatlayKind } from './image-to-flatlay.ts';
import type { Drawn } from './kind.ts';

const SIZE = { width: 384, height: 512 };

type Order = { prompt?: string; settings?: BriefSettings; variant?: number };

const lift = (source: Uint8Array, { prompt = '', settings = {}, variant = 0 }: Order) =>
  Promise.resolve(
    imageToFlatlayKind(
      {
        kind: 'image-to-flatlay',
        prompt,
        instruction: '',
        size: SIZE,
        images: { source },
        settings,
      },
      { seed: 5, variant },
    ),
  );

/** 1 where a picture is clearly neither ground nor shadow of it. */
function clothOf({ data }: Drawn): Uint8Array {
  return Uint8Array.from({ length: data.length / 4 }, (_, i) => {
    const [red, green, blue] = data.subarray(i * 4);
    const isGrey = Math.max(red, green, blue) - Math.min(red, green, blue) < 10;
    return isGrey && red > 120 ? 0 : 1;
  });
}

/** The part of a shape that its mirror image shares. */
function symmetryOf(shape: Uint8Array): number {
  const { width } = SIZE;
  let both = 0;
  let either = 0;
  for (let i = 0; i < shape.length; i += 1) {
    const x = i % width;
    const mirrored = shape[i - x + width - 1 - x];
    both += shape[i] & mirrored;
    either += shape[i] | mirrored;
  }
  return both / either;
}

const difference = (a: Drawn, b: Drawn) =>
  a.data.reduce((sum, value, i) => sum + Math.abs(value - b.data[i]), 0) / a.data.length;

describe('imageToFlatlayKind', () => {
  let figure: FigurePhoto;
  beforeAll(async () => {
    figure = await drawFigurePhoto('green sweater and black pencil skirt', { seed: 3, variant: 1 });
  }, 120_000);

  it('lays a garment in the middle of a white picture, both sides alike', async () => {
    const drawn = await lift(figure.png, { prompt: 'the green sweater' });
    const cloth = clothOf(drawn);
    const { width, height } = SIZE;
    for (const i of [0, width - 1, (height - 1) * width, height * width - 1]) {
      expect(Math.min(...drawn.data.subarray(i * 4, i * 4 + 3))).toBeGreaterThanOrEqual(250);
    }
    expect(cloth[(height >> 1) * width + (width >> 1)]).toBe(1);
    expect(symmetryOf(cloth)).toBeGreaterThan(0.95);
    expect(drawn.unread).toEqual([]);
  });

  it('lifts out what is named, in its own colour', async () => {
    const middle = async (order: Order) => {
      const { data } = await lift(figure.png, order);
      const at = ((SIZE.height >> 1) * SIZE.width + (SIZE.width >> 1)) * 4;
      return data.slice(at, at + 3);
    };
    const [red, green] = await middle({ prompt: 'sweater' });
    expect(green).toBeGreaterThan(red + 20);
    expect(Math.max(...(await middle({ prompt: 'skirt' })))).toBeLessThan(90);
    expect(Math.max(...(await middle({ settings: { garmentType: 'lower_body' } })))).toBeLessThan(
      90,
    );
  });

  it('gives the same pixels for the same order, and four lays in a run', async () => {
    const order = { prompt: 'sweater' };
    const run = await Promise.all(
      [0, 1, 2, 3].map((variant) => lift(figure.png, { ...order, variant })),
    );
    expect(difference(run[0], await lift(figure.png, order))).toBe(0);
    expect(new Set(run.map(({ choices }) => choices.lay)).size).toBe(4);
    for (const [i, one] of run.entries()) {
      for (const other of run.slice(i + 1)) expect(difference(one, other)).toBeGreaterThan(1.5);
    }
  });

  it('names the words that it cannot follow', async () => {
    const { unread } = await lift(figure.png, { prompt: 'green sweater qwerty' });
    expect(unread).toEqual(['qwerty']);
    const other = await lift(figure.png, {
      prompt: 'the sweater',
      settings: { garmentType: 'lower_body' },
    });
    expect(other.unread).toEqual(['sweater']);
  });

  it('refuses a photo without a person', async () => {
    const wall = await sharp({
      create: { width: 300, height: 400, channels: 3, background: '#b9a68a' },
    })
      .png()
      .toBuffer();
    await expect(lift(wall, { prompt: 'dress' })).rejects.toMatchObject({
      kind: 'refused',
      reason: 'no-person',
    });
  });

  it('finds the garment where it is, and says how it ends', async () => {
    const reading = await openReading(figure.png);
    const places = await findGarment(reading, 'upper');
    const [first, second] = figure.garments.map((name) =>
      overlap(
        places.map((place) => (place === PLACE.cloth ? 1 : 0)),
        figure.truth(({ garment }) => garment === name),
      ),
    );
    expect(Math.max(first, second)).toBeGreaterThan(0.9);
    const { choices } = await lift(figure.png, { prompt: 'sweater' });
    expect(choices).toMatchObject({ garment: 'upper', hem: 'free' });
  });

  it('refuses trousers where a dress is worn', async () => {
    const dress = await drawFigurePhoto('red midi dress', { seed: 2, variant: 0 });
    await expect(lift(dress.png, { prompt: 'black trousers' })).rejects.toMatchObject({
      kind: 'refused',
      reason: 'no-garment',
    });
  });
});
