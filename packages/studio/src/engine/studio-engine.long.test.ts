import type { ImageBrief } from '@toile/tools';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { trialPicture } from '../models/testing/trial-picture.ts';
import { createStudioEngine } from './studio-engine.ts';

const engine = createStudioEngine({ threads: 1 });
afterAll(() => engine.close());

const brief: ImageBrief = {
  kind: 'create-pattern',
  prompt: 'zebra with a qzxv',
  instruction: '',
  size: { width: 256, height: 256 },
  images: {},
  settings: { repeat: 'half-drop' },
};

describe('the studio engine', () => {
  it('draws in a thread: the same order gives the same bytes, another place in the run another design', async () => {
    const first = await engine.render(brief, { seed: 7, variant: 0 });
    const again = await engine.render(brief, { seed: 7, variant: 0 });
    const next = await engine.render(brief, { seed: 7, variant: 1 });
    expect(Buffer.from(first.png).equals(again.png)).toBe(true);
    expect(next.choices.variant).not.toBe(first.choices.variant);
    expect(first.size).toEqual({ width: 256, height: 256 });
    expect(first.unread).toEqual(['qzxv']);
    expect(first.seam?.seamless).toBe(true);
    expect(first.choices).toMatchObject({ motif: 'zebra', repeat: 'half-drop' });
  });

  it('draws the same under the order book of a worker, which it does not need', async () => {
    const order = { key: 'a key', keep: async () => undefined };
    const plain = await engine.render(brief, { seed: 7, variant: 0 });
    const ordered = await engine.render(brief, {
      seed: 7,
      variant: 0,
      engine: 'studio',
      order,
      onProgress: () => undefined,
    });
    expect(Buffer.from(ordered.png).equals(plain.png)).toBe(true);
  });

  it('draws a prompt in its own words where a text model put it so, and reports the user’s words', async () => {
    const rewording = {
      prompt: 'red zebra',
      model: 'made-up',
      parts: [{ said: ['rotes', 'zebramuster'], as: ['red', 'zebra'] }],
      unread: ['qzxv'],
    };
    const prompt = 'rotes Zebramuster qzxv';
    const put = await engine.render({ ...brief, prompt, rewording }, { seed: 7, variant: 0 });
    expect(put.choices.motif).toBe('zebra');
    expect(put.unread).toEqual(['qzxv']);
    const own = { ...brief, prompt: rewording.prompt };
    const plain = await engine.render(own, { seed: 7, variant: 0 });
    expect(Buffer.from(put.png).equals(plain.png)).toBe(true);
  });

  it('marks on a photo what dots ask for, in the thread that has the models', async () => {
    const side = 320;
    const target = await sharp(trialPicture(side), {
      raw: { width: side, height: side, channels: 3 },
    })
      .png()
      .toBuffer();
    const settings = { maskCoordinates: [[160, 120]] satisfies [number, number][] };
    const order: ImageBrief = { ...brief, kind: 'generate-mask', images: { target }, settings };
    const image = await engine.render(order, { seed: 1, variant: 0 });
    expect(image.size).toEqual({ width: side, height: side });
    const { channels, hasAlpha } = await sharp(image.png).metadata();
    expect([channels, hasAlpha]).toEqual([4, true]);
    const broken = { ...order, images: { target: new Uint8Array([1, 2, 3]) } };
    const refused = engine.render(broken, { seed: 1, variant: 0 });
    await expect(refused).rejects.toMatchObject({ kind: 'refused', reason: 'undecodable' });
  });

  it('refuses a kind that it does not draw', async () => {
    const unknown = Object.assign({}, brief, { kind: 'weave-by-hand' });
    const order = engine.render(unknown, { seed: 1, variant: 0 });
    await expect(order).rejects.toMatchObject({ name: 'EngineError', kind: 'unsupported' });
  });

  it('stops with the reason of its signal, and draws again afterwards', async () => {
    const stop = new AbortController();
    const large = { ...brief, size: { width: 2048, height: 2048 } };
    const order = engine.render(large, { seed: 1, variant: 0, signal: stop.signal });
    setTimeout(() => stop.abort(new Error('canceled')), 300);
    await expect(order).rejects.toThrow('canceled');
    await expect(engine.render(brief, { seed: 1, variant: 0 })).resolves.toMatchObject({
      unread: ['qzxv'],
    });
  });

  it('says so when it is closed', async () => {
    const closed = createStudioEngine({ threads: 1 });
    await closed.close();
    await expect(closed.check()).rejects.toMatchObject({ kind: 'unavailable' });
    const order = closed.render(brief, { seed: 1, variant: 0 });
    await expect(order).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('starts no thread before the first order when asked to', async () => {
    let threads = 0;
    const count = () => (threads += 1);
    process.on('worker', count);
    const lazy = createStudioEngine({ threads: 4, isWarm: false });
    await lazy.check();
    expect(threads).toBe(0);
    await expect(lazy.render(brief, { seed: 1, variant: 0 })).resolves.toMatchObject({
      unread: ['qzxv'],
    });
    expect(threads).toBe(1);
    process.off('worker', count);
    await lazy.close();
  });
});
