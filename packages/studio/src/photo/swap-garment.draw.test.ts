import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { encodePng } from '../core/encode-png.ts';
import type { Drawn } from '../core/kind.ts';
import { distanceTo } from '../core/plane/distance-to.ts';
import { createPattern } from '../pattern/create-pattern.ts';
import { patternToImageKind } from '../product/pattern-to-image.ts';
import { boundsOf } from './field/bounds.ts';
import { swapGarmentKind } from './swap-garment.ts';
import { drawFigurePhoto } from './testing/draw-figure-photo.ts';

const SIZE = { width: 768, height: 1024 };
const NOTHING = { instruction: '', size: SIZE, images: {}, settings: {} };

type Inputs = { target: Uint8Array; source: Uint8Array; mask: Uint8Array };

let inputs: Inputs;
let photo: Uint8Array;
let inside: Uint8Array;
/** 1 for all of the figure. */
let figureOf: Uint8Array;
let run: Drawn[];

/** A mask as the product sends it: opaque where something is to change. */
function maskPng(chosen: Uint8Array, { width, height } = SIZE): Promise<Uint8Array> {
  const rgba = new Uint8Array(chosen.length * 4);
  for (let i = 0; i < chosen.length; i += 1) if (chosen[i]) rgba.set([245, 165, 0, 255], i * 4);
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

async function flatLayOf(garment: string): Promise<Uint8Array> {
  const pattern = createPattern({ prompt: 'red dots on blue', seed: 1, variant: 0, sizePx: 256 });
  const source = await encodePng({ data: pattern.data, width: 256, height: 256 });
  const order = {
    ...NOTHING,
    kind: 'pattern-to-image',
    prompt: garment,
    images: { source },
  } as const;
  return encodePng(await patternToImageKind(order, { seed: 1, variant: 0 }));
}

const swap = async (images: Partial<Inputs>, variant = 0): Promise<Drawn> =>
  swapGarmentKind({ ...NOTHING, kind: 'swap-garment', prompt: '', images }, { seed: 5, variant });

beforeAll(async () => {
  const figure = await drawFigurePhoto('yellow t-shirt with denim shorts', { seed: 3, variant: 1 });
  inside = figure.truth((region) => region.garment === figure.garments[0]);
  figureOf = figure.truth(() => true);
  inputs = {
    target: figure.png,
    source: await flatLayOf('crew neck t-shirt'),
    mask: await maskPng(inside),
  };
  photo = await sharp(figure.png).removeAlpha().raw().toBuffer();
  run = [];
  for (const variant of [0, 1, 2, 3]) run.push(await swap(inputs, variant));
}, 300_000);

/** The part of the mask that is no longer yellow: its blue is above its green. */
const bluePart = ({ data }: Drawn): number => {
  let blue = 0;
  let all = 0;
  for (let i = 0; i < inside.length; i += 1) {
    if (!inside[i]) continue;
    all += 1;
    if (data[i * 4 + 2] > data[i * 4 + 1] + 12) blue += 1;
  }
  return blue / all;
};

describe('swapGarmentKind', () => {
  it('dresses the figure inside the mask, and changes nothing outside it', () => {
    const [drawn] = run;
    expect([drawn.width, drawn.height]).toEqual([SIZE.width, SIZE.height]);
    let changed = 0;
    for (let i = 0; i < inside.length; i += 1) {
      for (let c = 0; c < 3; c += 1) {
        if (!inside[i] && drawn.data[i * 4 + c] !== photo[i * 3 + c]) changed += 1;
      }
    }
    expect(changed).toBe(0);
    expect(bluePart(drawn)).toBeGreaterThan(0.5);
  });

  it('wears the garment in four ways, and says how', () => {
    const ways = run.map(({ choices }) => `${choices.tuck} ${choices.fit}`);
    expect(new Set(ways).size).toBe(4);
    const apart = (a: Drawn, b: Drawn) =>
      a.data.reduce((sum, value, i) => sum + Math.abs(value - b.data[i]), 0) /
      inside.reduce((sum, on) => sum + on * 3, 0);
    for (const [i, one] of run.entries()) {
      for (const other of run.slice(i + 1)) expect(apart(one, other)).toBeGreaterThan(4);
    }
  });

  it('covers both legs of trousers with a dress, and leaves no hole', async () => {
    const figure = await drawFigurePhoto('yellow t-shirt with green trousers', {
      seed: 3,
      variant: 1,
    });
    const both = figure.truth((region) => figure.garments.includes(region.garment ?? ''));
    const box = boundsOf(both, SIZE, 1) ?? { left: 0, top: 0, right: 0, bottom: 0 };
    const crotchY = Math.round((box.top + box.bottom) / 2);
    const middle = Math.round((box.left + box.right) / 2);
    for (let y = crotchY; y < box.bottom; y += 1) {
      both.fill(0, y * SIZE.width + middle - 7, y * SIZE.width + middle + 7);
    }
    const source = await flatLayOf('maxi dress');
    const drawn = await swap({ target: figure.png, source, mask: await maskPng(both) });
    const dressed = [0, 0];
    const all = [0, 0];
    for (let i = 0; i < both.length; i += 1) {
      if (!both[i] || i < crotchY * SIZE.width || i > (box.bottom - 40) * SIZE.width) continue;
      const side = i % SIZE.width < middle ? 0 : 1;
      const [red, green, blue] = drawn.data.subarray(i * 4, i * 4 + 3);
      all[side] += 1;
      dressed[side] += Math.max(red, blue) > green + 12 ? 1 : 0;
    }
    for (const side of [0, 1]) {
      expect(all[side]).toBeGreaterThan(3000);
      expect(dressed[side] / all[side]).toBeGreaterThan(0.9);
    }
  }, 120_000);

  it('leaves the ground that a loose mask spills over as it is', async () => {
    const away = distanceTo(inside, SIZE);
    const loose = Uint8Array.from(away, (distance) => (distance < 45 ? 1 : 0));
    const drawn = await swap({ ...inputs, mask: await maskPng(loose) });
    const person = distanceTo(figureOf, SIZE);
    let ground = 0;
    let changed = 0;
    for (let i = 0; i < loose.length; i += 1) {
      if (!loose[i] || person[i] < 14) continue;
      ground += 1;
      const isChanged = [0, 1, 2].some((c) => drawn.data[i * 4 + c] !== photo[i * 3 + c]);
      changed += isChanged ? 1 : 0;
    }
    expect(ground).toBeGreaterThan(5000);
    expect(changed / ground).toBeLessThan(0.05);
    expect(bluePart(drawn)).toBeGreaterThan(0.5);
  }, 120_000);

  it('refuses a mask beside the person, and a garment that somebody wears', async () => {
    const wall = new Uint8Array(inside.length);
    for (let y = 20; y < 120; y += 1) wall.fill(1, y * SIZE.width + 10, y * SIZE.width + 110);
    const beside = swap({ ...inputs, mask: await maskPng(wall) });
    await expect(beside).rejects.toMatchObject({ kind: 'refused', reason: 'mask-off-person' });
    const worn = swap({ ...inputs, source: inputs.target });
    await expect(worn).rejects.toMatchObject({ kind: 'refused', reason: 'garment-worn' });
  }, 120_000);

  it('refuses a mask that is empty or of another size', async () => {
    const empty = await maskPng(new Uint8Array(inside.length));
    await expect(swap({ ...inputs, mask: empty })).rejects.toMatchObject({ reason: 'mask-blank' });
    const small = await maskPng(new Uint8Array(100 * 100).fill(1), { width: 100, height: 100 });
    await expect(swap({ ...inputs, mask: small })).rejects.toMatchObject({
      reason: 'mask-size',
    });
  });

  it.each(['navy stripes', 'red dots on blue', 'leopard'])(
    'refuses a pattern in place of a flat-lay: %s',
    async (prompt) => {
      const pattern = createPattern({ prompt, seed: 1, variant: 0, sizePx: 512 });
      const source = await encodePng({ data: pattern.data, width: 512, height: 512 });
      const order = swap({ ...inputs, source });
      await expect(order).rejects.toMatchObject({ kind: 'refused', reason: 'no-garment' });
    },
    120_000,
  );

  it('refuses a photo without a person, and a flat-lay without a garment', async () => {
    const nobody = { ...inputs, target: inputs.source };
    await expect(swap(nobody)).rejects.toMatchObject({ kind: 'refused', reason: 'no-person' });
    const plain = await sharp({ create: { ...SIZE, channels: 3, background: '#e8e6e1' } })
      .png()
      .toBuffer();
    const nothing = swap({ ...inputs, source: plain });
    await expect(nothing).rejects.toMatchObject({ kind: 'refused', reason: 'no-garment' });
    await expect(swap({ target: inputs.target })).rejects.toMatchObject({ kind: 'refused' });
  }, 120_000);
});
