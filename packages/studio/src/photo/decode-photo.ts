import { PICTURE_MIN_SIDE_PX } from '@toile/contract';
import { EngineError } from '@toile/engines';
import sharp from 'sharp';
import type { Photo } from '../core/photo.ts';

const MOST_PIXELS = 40_000_000;

/**
 * Decodes an upload in its own size, what is see-through on white. Throws a `refused`
 * EngineError: 'undecodable', 'too-small'.
 */
export async function decodePhoto(bytes: Uint8Array): Promise<Photo> {
  const { data, info } = await decode(bytes);
  if (Math.min(info.width, info.height) < PICTURE_MIN_SIDE_PX) {
    throw new EngineError('refused', `A photo of ${info.width} × ${info.height} pixels`, {
      reason: 'too-small',
    });
  }
  return { width: info.width, height: info.height, rgb: new Uint8Array(data) };
}

async function decode(bytes: Uint8Array) {
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .rotate()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw new EngineError('refused', 'The photo cannot be decoded', {
      reason: 'undecodable',
      cause,
    });
  }
}
