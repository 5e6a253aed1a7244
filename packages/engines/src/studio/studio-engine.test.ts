import type { ImageBrief } from '@toile/tools';
import { afterAll, describe, expect, it } from 'vitest';
import { createEngine } from '../registry.ts';

const engine = createEngine('studio', { studioThreads: 1 });
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

  it('refuses a kind that it does not draw', async () => {
    const order = engine.render({ ...brief, kind: 'swap-garment' }, { seed: 1, variant: 0 });
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

  it('starts no thread before the first order when asked to', async () => {
    let threads = 0;
    const count = () => (threads += 1);
    process.on('worker', count);
    const lazy = createEngine('studio', { studioThreads: 4, startsThreads: false });
    await lazy.check();
    expect(threads).toBe(0);
    await expect(lazy.render(brief, { seed: 1, variant: 0 })).resolves.toMatchObject({
      unread: ['qzxv'],
    });
    expect(threads).toBe(1);
    process.off('worker', count);
    await lazy.close();
  });

  it('says so when it is closed', async () => {
    const closed = createEngine('studio', { studioThreads: 1 });
    await closed.close();
    await expect(closed.check()).rejects.toMatchObject({ kind: 'unavailable' });
    const order = closed.render(brief, { seed: 1, variant: 0 });
    await expect(order).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
