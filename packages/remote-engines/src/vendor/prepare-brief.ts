import { EngineError } from '@toile/engines';
import type { ImageBrief, PixelSize } from '@toile/tools';
import sharp from 'sharp';
import { enlargesTile, withMargin } from './tile-margin.ts';

/** The size of a photo. @throws EngineError `refused` for what is no picture. */
async function sizeOf(photo: Uint8Array): Promise<PixelSize> {
  try {
    const { width, height } = await sharp(photo).metadata();
    return { width, height };
  } catch (cause) {
    throw new EngineError('refused', 'The photo is no picture', { reason: 'undecodable', cause });
  }
}

/**
 * A brief in the form in which vendors get it, and by which `finishPicture` reads their answer: that
 * of a mask has the size of its photo, that of a tile to enlarge has the tile going on at its sides.
 */
export async function prepareBrief(brief: ImageBrief): Promise<ImageBrief> {
  if (enlargesTile(brief)) return withMargin(brief);
  const { target } = brief.images;
  if (brief.kind !== 'generate-mask' || !target) return brief;
  return { ...brief, size: await sizeOf(target) };
}
