import { PICTURE_MIN_SIDE_PX } from '@toile/contract';
import { EngineError } from '@toile/engines';
import sharp from 'sharp';
import { createRaster, type Raster } from './raster.ts';

/** A tile is never printed larger than this on the page. */
const MOST_PX = 760;
/** Longer strips are cut to their middle. */
const LONGEST = 5;

/**
 * Decodes a picture of any format as cloth, its transparent parts on white. Throws a `refused`
 * EngineError with a sentence for the user when there is nothing to make cloth of.
 */
export async function decodeCloth(encoded: Uint8Array | undefined): Promise<Raster> {
  if (!encoded || encoded.length === 0)
    throw refused('undecodable', 'No pattern was given: add a picture of it.');
  const { width, height } = await sizeOf(encoded);
  if (Math.min(width, height) < PICTURE_MIN_SIDE_PX) {
    throw refused(
      'too-small',
      `The pattern is too small: each side needs at least ${PICTURE_MIN_SIDE_PX} pixels.`,
    );
  }
  const cut = {
    width: Math.min(width, height * LONGEST),
    height: Math.min(height, width * LONGEST),
  };
  const left = Math.floor((width - cut.width) / 2);
  const top = Math.floor((height - cut.height) / 2);
  try {
    const { data, info } = await sharp(encoded)
      .rotate()
      .extract({ left, top, ...cut })
      .resize({ width: MOST_PX, height: MOST_PX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return threeOf(data, info);
  } catch (cause) {
    throw refused(
      'undecodable',
      'The pattern could not be read: save it as PNG or JPEG again.',
      cause,
    );
  }
}

/** Width and height as seen, after the turn that a camera notes. */
async function sizeOf(encoded: Uint8Array): Promise<{ width: number; height: number }> {
  try {
    const { autoOrient } = await sharp(encoded).metadata();
    return autoOrient;
  } catch (cause) {
    throw refused(
      'undecodable',
      'The pattern could not be read: it is no picture that we know.',
      cause,
    );
  }
}

type RawInfo = { width: number; height: number; channels: number };

function threeOf(data: Uint8Array, { width, height, channels }: RawInfo): Raster {
  const raster = createRaster(width, height);
  for (let i = 0; i < width * height; i += 1) {
    for (let c = 0; c < 3; c += 1) {
      raster.data[i * 3 + c] = data[i * channels + (channels < 3 ? 0 : c)];
    }
  }
  return raster;
}

const refused = (reason: 'undecodable' | 'too-small', message: string, cause?: unknown) =>
  new EngineError('refused', message, { reason, cause });
