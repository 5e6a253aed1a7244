import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Drawn } from '../core/kind.ts';
import { createBackgroundKind } from './create-background.ts';

const SIZE = { width: 192, height: 256 };
const PHOTO = { width: 192, height: 256 };

let target: Uint8Array;
let mask: Uint8Array;

/** A figure of stripes on green: what is masked is known to the pixel. */
const isFigure = (x: number, y: number) => x >= 70 && x < 122 && y >= 30 && y < 236;

beforeAll(async () => {
  const { width, height } = PHOTO;
  const photo = new Uint8Array(width * height * 3);
  const chosen = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const stripe = (x >> 2) & 1 ? 150 : 90;
      photo.set(isFigure(x, y) ? [stripe, stripe - 20, stripe - 40] : [40, 160, 70], i * 3);
      if (isFigure(x, y)) chosen.set([245, 165, 0, 125], i * 4);
    }
  }
  const encode = (data: Uint8Array, channels: 3 | 4) =>
    sharp(data, { raw: { width, height, channels } }).png().toBuffer();
  target = await encode(photo, 3);
  mask = await encode(chosen, 4);
});

const draw = (prompt: string, variant = 0, more: object = {}): Promise<Drawn> =>
  Promise.resolve(
    createBackgroundKind(
      {
        kind: 'create-background',
        prompt,
        instruction: '',
        size: SIZE,
        images: { target, mask },
        settings: {},
        ...more,
      },
      { seed: 3, variant },
    ),
  );

/** Mean difference of two pictures in levels. */
const difference = (a: Drawn, b: Drawn) =>
  a.data.reduce((sum, value, i) => sum + Math.abs(value - b.data[i]), 0) / a.data.length;

describe('createBackgroundKind', () => {
  it('takes the four pictures of a run differently', async () => {
    const run = await Promise.all([0, 1, 2, 3].map((variant) => draw('beach', variant)));
    expect(new Set(run.map(({ choices }) => `${choices.time} ${choices.camera}`)).size).toBe(4);
    for (const [i, one] of run.entries()) {
      for (const other of run.slice(i + 1)) expect(difference(one, other)).toBeGreaterThan(6);
    }
  });

  it('keeps the shape of a landscape photo', async () => {
    const turned = (picture: Uint8Array) => sharp(picture).rotate(90).png().toBuffer();
    const images = { target: await turned(target), mask: await turned(mask) };
    const { width, height, data } = await draw('beach', 0, { images });
    expect([width, height, data.length]).toEqual([256, 192, 256 * 192 * 4]);
  });

  it.each([
    ['plain white background', [255, 255, 255]],
    ['#e8b4c0', [232, 180, 192]],
    ['solid #0aF', [0, 170, 255]],
    ['black background, no shadow', [0, 0, 0]],
  ])('fills the ground with the very colour: %s', async (prompt, colour) => {
    const { data, unread } = await draw(prompt);
    const corners = [0, SIZE.width - 1].map((x) => [...data.subarray(x * 4, x * 4 + 4)]);
    expect(corners).toEqual([
      [...colour, 255],
      [...colour, 255],
    ]);
    expect(unread).toEqual([]);
  });

  it('leaves nothing behind the subject where that is asked, and its inside whole', async () => {
    const drawn = await draw('transparent background, no shadow');
    const alpha = (x: number, y: number) => drawn.data[(y * SIZE.width + x) * 4 + 3];
    expect(drawn.isSeeThrough).toBe(true);
    expect([alpha(2, 2), alpha(SIZE.width - 3, SIZE.height - 3)]).toEqual([0, 0]);
    expect(alpha(SIZE.width / 2, SIZE.height / 2)).toBe(255);
  });

  it('gives a subject without a ground another shadow in each picture of a run', async () => {
    const run = await Promise.all([0, 1, 2, 3].map((variant) => draw('transparent', variant)));
    for (const [i, one] of run.entries()) {
      for (const other of run.slice(i + 1)) expect(difference(one, other)).toBeGreaterThan(0);
    }
  });

  it('changes the subject in tone only: neighbours keep their ratio', async () => {
    const { data } = await draw('city street at night');
    const level = (x: number, y: number) => data[(y * SIZE.width + x) * 4 + 1];
    const found: { left: number; right: number }[] = [];
    for (let y = 100; y < 160; y += 6) {
      for (let x = 84; x < 108; x += 1) found.push({ left: level(x, y), right: level(x + 4, y) });
    }
    const dark = found.filter(({ left, right }) => left < right * 0.8).length;
    const bright = found.filter(({ left, right }) => right < left * 0.8).length;
    expect(dark + bright).toBe(found.length);
    expect(Math.abs(dark - bright)).toBeLessThanOrEqual(found.length * 0.1);
  });

  it('leaves nothing of the old background beside the subject', async () => {
    const { data } = await draw('terracotta paper backdrop');
    for (let y = 60; y < 200; y += 10) {
      for (const x of [60, 66, 68, 124, 126, 132]) {
        const [red, green] = data.subarray((y * SIZE.width + x) * 4);
        expect(green).toBeLessThan(red);
      }
    }
  });

  it('moves the subject where it is asked to', async () => {
    const settings = { reposition: { x: 10, y: 90, width: 26, rotation: 0 } };
    const [moved, empty] = [
      await draw('white studio', 0, { settings }),
      await draw('white studio', 0, {
        settings: { reposition: { x: 150, y: 90, width: 26, rotation: 0 } },
      }),
    ];
    const at = ({ data }: Drawn, x: number, y: number) => data[(y * SIZE.width + x) * 4];
    expect(at(moved, 23, 140)).toBeLessThan(at(empty, 23, 140) - 20);
  });

  it('draws a subject far larger than the frame within its memory', async () => {
    const reposition = { x: -90_000, y: 0, width: 100_000, rotation: 30 };
    const drawn = await draw('white studio', 0, { settings: { reposition } });
    expect(drawn.data.length).toBe(SIZE.width * SIZE.height * 4);
  });

  it('draws odd sizes a pixel smaller', async () => {
    const drawn = await draw('white studio', 0, { size: { width: 129, height: 171 } });
    expect([drawn.width, drawn.height, drawn.data.length]).toEqual([128, 170, 128 * 170 * 4]);
  });

  it('refuses a photo without a mask in which nothing stands out', async () => {
    const empty = await sharp({ create: { ...PHOTO, channels: 3, background: '#dddddd' } })
      .png()
      .toBuffer();
    await expect(draw('beach', 0, { images: { target: empty } })).rejects.toMatchObject({
      kind: 'refused',
      reason: 'no-subject',
    });
  });

  it('names the words that nothing in the picture answers', async () => {
    expect((await draw('beach at sunset with a llama')).unread).toEqual(['llama']);
    expect((await draw('a marble hall, no people')).unread).toEqual(['people']);
  });

  it('refuses a mask of hardly any pixels', async () => {
    const blank = await sharp({ create: { ...PHOTO, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    await expect(draw('beach', 0, { images: { target, mask: blank } })).rejects.toMatchObject({
      kind: 'refused',
      reason: 'mask-blank',
    });
  });
});
