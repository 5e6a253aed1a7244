import type { EngineError } from '@toile/engines';
import type { BriefSettings } from '@toile/tools';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { encodePng } from '../core/encode-png.ts';
import type { Drawn } from '../core/kind.ts';
import { patternToImageKind } from '../product/pattern-to-image.ts';
import { findGarment } from './flat-lay/find-garment.ts';
import { PLACE } from './flat-lay/garment-view.ts';
import { imageToFlatlayKind } from './image-to-flatlay.ts';
import { openReading } from './open-reading.ts';
import { drawFigurePhoto, type FigurePhoto } from './testing/draw-figure-photo.ts';
import { overlap } from './testing/overlap.ts';

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

  it('lays a garment in four ways in a run', async () => {
    const order = { prompt: 'sweater' };
    const run = await Promise.all(
      [0, 1, 2, 3].map((variant) => lift(figure.png, { ...order, variant })),
    );
    expect(new Set(run.map(({ choices }) => choices.lay)).size).toBe(4);
    for (const [i, one] of run.entries()) {
      for (const other of run.slice(i + 1)) expect(difference(one, other)).toBeGreaterThan(1.5);
    }
  });

  it('names the words that it cannot follow', async () => {
    const { unread } = await lift(figure.png, { prompt: 'green sweater qwerty' });
    expect(unread).toEqual(['qwerty']);
  });

  it('refuses a photo of nothing', async () => {
    const wall = await sharp({
      create: { width: 300, height: 400, channels: 3, background: '#b9a68a' },
    })
      .png()
      .toBuffer();
    await expect(lift(wall, { prompt: 'dress' })).rejects.toMatchObject({
      kind: 'refused',
      reason: 'no-garment',
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

  it('refuses what the photo contradicts, and says what is wrong', async () => {
    const reasonOf = (prompt: string, settings: BriefSettings = {}) =>
      lift(figure.png, { prompt, settings }).then(
        () => 'drawn',
        ({ reason }: EngineError) => reason,
      );
    expect(await reasonOf('asdf qwerty blorp')).toBe('no-garment-named');
    expect(await reasonOf('asdf qwerty blorp', { garmentType: 'upper_body' })).toBe('drawn');
    expect(await reasonOf('the sweater', { garmentType: 'lower_body' })).toBe('garment-type');
    expect(await reasonOf('the yellow sweater')).toBe('garment-colour');
    expect(await reasonOf('the white skirt')).toBe('garment-colour');
    expect(await reasonOf('the black one')).toBe('drawn');
    expect(await reasonOf('the dress')).toBe('garment-two-pieces');
  });

  it('chooses by colour where no garment is named', async () => {
    const { choices } = await lift(figure.png, { prompt: 'the green one' });
    expect(choices).toMatchObject({ garment: 'upper' });
    const other = await lift(figure.png, { prompt: 'the black one' });
    expect(other.choices).toMatchObject({ garment: 'lower' });
  });

  it('refuses parts of a dress, and takes words of its kind', async () => {
    const dress = await drawFigurePhoto('red midi dress', { seed: 2, variant: 0 });
    for (const prompt of ['trousers', 'the t-shirt', 'blue jeans']) {
      await expect(lift(dress.png, { prompt })).rejects.toMatchObject({
        kind: 'refused',
        reason: 'garment-one-piece',
      });
    }
    await expect(lift(dress.png, { prompt: 'the white dress' })).rejects.toMatchObject({
      reason: 'garment-colour',
    });
    expect((await lift(dress.png, { prompt: 'the red dress' })).unread).toEqual([]);
  });

  it('lifts drawings off a plain page, and refuses trousers where a tee lies', async () => {
    const tee = await drawFlat('#fff');
    const drawn = await lift(tee, { prompt: 'the t-shirt' });
    expect(drawn.choices).toMatchObject({ garment: 'alone' });
    await expect(
      lift(tee, { prompt: 'trousers', settings: { garmentType: 'lower_body' } }),
    ).rejects.toMatchObject({ reason: 'garment-sleeved' });
  });

  it('takes no garment of ours for a body, however much it poses like one', async () => {
    const create = { width: 64, height: 64, channels: 3, background: '#3a5a8c' } as const;
    const source = await sharp({ create }).png().toBuffer();
    for (const prompt of ['wrap dress', 'hoodie', 't-shirt']) {
      const order = { prompt, instruction: '', size: SIZE, images: { source }, settings: {} };
      const drawn = await patternToImageKind(
        { ...order, kind: 'pattern-to-image' },
        { seed: 1, variant: 0 },
      );
      const { choices } = await lift(await encodePng(drawn), { prompt });
      expect(choices).toMatchObject({ garment: 'alone' });
    }
  }, 120_000);
});

/** A page with the outline of a tee. */
const drawFlat = (colour: string): Promise<Uint8Array> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="700"><rect width="600" height="700" fill="#fff"/>
       <path d="M220 110 Q300 170 380 110 L430 125 L545 290 L465 340 L415 270 L420 600 L180 600 L185 270 L135 340 L55 290 L170 125 Z"
        fill="${colour}" stroke="#222" stroke-width="4"/></svg>`,
    ),
  )
    .png()
    .toBuffer();
