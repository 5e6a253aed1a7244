import { describe, expect, it } from 'vitest';
import { encodePng } from '../../core/encode-png.ts';
import { createPattern } from '../../pattern/create-pattern.ts';
import { expectGolden } from '../../testing/expect-golden.ts';
import { patternToImageKind } from '../pattern-to-image.ts';

const SIZE = { width: 384, height: 512 };

async function briefOf(prompt: string, pattern: string, settings = {}) {
  const { data, sizePx } = createPattern({ prompt: pattern, seed: 1, variant: 0, sizePx: 256 });
  const source = await encodePng({ data, width: sizePx, height: sizePx });
  return {
    kind: 'pattern-to-image',
    prompt,
    instruction: '',
    size: SIZE,
    images: { source },
    settings,
  } as const;
}

describe('somebody in the given cloth', () => {
  it.each([
    ['midi skirt in the print with a plain black turtleneck, on a model', 'blue gingham'],
    ['hawaiian shirt on a man with a beard, white shorts', 'leopard print'],
    ['maxi dress on a model, marker sketch', 'polka dots retro'],
  ])('%s of %s looks as it did', async (prompt, pattern) => {
    const brief = await briefOf(prompt, pattern);
    const drawn = await patternToImageKind(brief, { seed: 1, variant: 0 });
    expect(drawn).toMatchObject({ ...SIZE, unread: [] });
    const middle = { left: 120, top: 90, width: 150, height: 300 };
    await expectGolden(`worn-${prompt}`, { data: drawn.data, ...SIZE }, middle);
  });

  it('differs from picture to picture of a run, and repeats as wide as it is told', async () => {
    const brief = await briefOf('shift dress on a model', 'blue gingham', { repeatCm: 12 });
    const run = [];
    for (const variant of [0, 1, 2, 3]) {
      run.push(await patternToImageKind(brief, { seed: 1, variant }));
    }
    expect(new Set(run.map(({ data }) => Buffer.from(data).toString('base64'))).size).toBe(4);
    for (const { choices } of run) expect(choices).toMatchObject({ repeat: '12 cm' });
  });

  it('refuses a picture that is none', async () => {
    const brief = await briefOf('shift dress on a model', 'blue gingham');
    const broken = { ...brief, images: { source: new Uint8Array([1, 2, 3]) } };
    await expect(patternToImageKind(broken, { seed: 1, variant: 0 })).rejects.toMatchObject({
      kind: 'refused',
    });
  });
});
