import type { ImageBrief } from '@toile/tools';
import sharp from 'sharp';
import type { RenderedImage } from '../port.ts';
import type { Draw } from './kinds/kind.ts';
import { KINDS } from './kinds/registry.ts';
import { STUDIO_MODEL } from './studio-model.ts';

/** What is sent to a thread. */
export type RenderTask = { brief: ImageBrief; draw: Draw };

sharp.concurrency(1);

/** Runs in a thread of the pool: draws one picture and encodes it. Throws RangeError for a kind it does not know. */
export default async function render({ brief, draw }: RenderTask): Promise<RenderedImage> {
  const kind = KINDS[brief.kind];
  if (!kind) throw new RangeError(`The studio engine draws no ${brief.kind}`);
  const { data, width, height, unread, seam, choices } = kind(brief, draw);
  const pixels = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .toBuffer();
  return {
    png: new Uint8Array(png),
    size: { width, height },
    unread,
    ...(seam ? { seam } : {}),
    choices,
    model: STUDIO_MODEL,
    digitalSourceType: 'algorithmicMedia',
  };
}
