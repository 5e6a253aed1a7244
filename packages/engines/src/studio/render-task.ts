import type { ImageBrief } from '@toile/tools';
import sharp from 'sharp';
import type { RenderedImage } from '../port.ts';
import { encodePng } from './encode-png.ts';
import type { Draw } from './kinds/kind.ts';
import { KINDS } from './kinds/registry.ts';
import { STUDIO_MODEL } from './studio-model.ts';

/** What is sent to a thread. */
export type RenderTask = { brief: ImageBrief; draw: Draw };

sharp.concurrency(1);

/** Runs in a thread of the pool: draws one picture and encodes it. Throws RangeError for a kind it does not know. */
export default async function render({ brief, draw }: RenderTask): Promise<RenderedImage> {
  const kind = KINDS.get(brief.kind);
  if (!kind) throw new RangeError(`The studio engine draws no ${brief.kind}`);
  const drawn = kind(brief, draw);
  const { width, height, unread, seam, choices } = drawn;
  return {
    png: await encodePng(drawn),
    size: { width, height },
    unread,
    ...(seam ? { seam } : {}),
    choices,
    model: STUDIO_MODEL,
    digitalSourceType: 'algorithmicMedia',
  };
}
