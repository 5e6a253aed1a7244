import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePng } from '../../core/encode-png.ts';
import { createPattern } from '../../pattern/create-pattern.ts';
import { GARMENTS } from '../../product/cloth/garments/registry.ts';
import { patternToImageKind } from '../../product/pattern-to-image.ts';
import { openReading } from '../open-reading.ts';
import { drawFigurePhoto } from '../testing/draw-figure-photo.ts';
import { isWorn } from './is-worn.ts';
import { showsWearer } from './shows-wearer.ts';

const SIZE = { width: 384, height: 512 };

/** A garment of ours, as it is downloaded. */
async function garmentOf(name: string, source: Uint8Array): Promise<Uint8Array> {
  const brief = { prompt: name, instruction: '', size: SIZE, images: { source }, settings: {} };
  const order = { ...brief, kind: 'pattern-to-image' } as const;
  return encodePng(await patternToImageKind(order, { seed: 1, variant: 0 }));
}

const worn = async (png: Uint8Array) => isWorn(await openReading(png));

describe('a wearer', () => {
  it('takes none of our own garments for worn, in a print or the colour of skin', async () => {
    const sizePx = 256;
    const floral = createPattern({
      prompt: 'ditsy floral pastel',
      seed: 1,
      variant: 0,
      sizePx,
    });
    const print = await encodePng({ ...floral, width: sizePx, height: sizePx });
    const create = { width: sizePx, height: sizePx, channels: 3, background: '#d9a583' } as const;
    const bare = await sharp({ create }).png().toBuffer();
    const found: string[] = [];
    for (const [i, { id }] of GARMENTS.entries()) {
      const png = await garmentOf(id.replaceAll('-', ' '), i % 3 === 2 ? bare : print);
      const reading = await openReading(png);
      if ((await isWorn(reading)) || (await showsWearer(reading))) found.push(id);
    }
    expect(found).toEqual([]);
  }, 600_000);

  it.each(['floral sundress', "man's grey hoodie and jeans", 'beige dress'])(
    'takes %s on a figure for worn: whole, without its head, and the trunk alone',
    async (outfit) => {
      const { png } = await drawFigurePhoto(outfit, { seed: 5, variant: 2 });
      const { size, joints } = await openReading(png);
      const { leftShoulder, leftHip, nose } = await joints();
      const top = Math.round((leftShoulder.y + nose.y) / 2);
      const cut = (bottom: number) =>
        sharp(png)
          .extract({ left: 0, top, width: size.width, height: Math.round(bottom) - top })
          .png()
          .toBuffer();
      expect(await worn(png)).toBe(true);
      expect(await worn(await cut(size.height))).toBe(true);
      expect(await worn(await cut(leftHip.y + 20))).toBe(true);
    },
    300_000,
  );

  it('takes somebody without a face, as seen from behind, for a wearer', async () => {
    const { png } = await drawFigurePhoto('red knee-length dress', { seed: 5, variant: 2 });
    const reading = await openReading(png);
    const { head, facePx } = (await reading.person()).frame;
    const hair = `<circle cx="${head.x}" cy="${head.y}" r="${facePx * 1.2}" fill="#2b1d14"/>`;
    const { width, height } = reading.size;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${hair}</svg>`;
    const turned = await sharp(png)
      .composite([{ input: Buffer.from(svg) }])
      .png()
      .toBuffer();
    expect(await showsWearer(await openReading(turned))).toBe(true);
  });
});
