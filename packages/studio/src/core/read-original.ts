import { UPSCALE_MAX_PIXELS } from '@toile/contract';
import { EngineError } from '@toile/engines';
import type { PixelSize } from '@toile/tools';
import sharp from 'sharp';

/** The picture that is to be larger: RGBA, sRGB, upright. */
export type Original = PixelSize & {
  data: Uint8ClampedArray;
  /** True where any pixel is transparent. */
  isSeeThrough: boolean;
};

/**
 * Decodes a picture of any format that sharp reads, its colour profile turned to sRGB. Throws a
 * `refused` EngineError: 'undecodable', and 'too-large' by its header alone.
 */
export async function readOriginal(bytes: Uint8Array | undefined): Promise<Original> {
  if (!bytes) throw refused('undecodable', 'No picture was given');
  try {
    const image = sharp(bytes, { limitInputPixels: false });
    const { width, height } = await image.metadata();
    if (width * height > UPSCALE_MAX_PIXELS) throw refused('too-large', `${width} × ${height}`);
    const { data, info } = await image
      .autoOrient()
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
    return {
      data: pixels,
      width: info.width,
      height: info.height,
      isSeeThrough: hasAlpha(pixels),
    };
  } catch (cause) {
    if (cause instanceof EngineError) throw cause;
    throw refused('undecodable', 'The picture cannot be decoded', cause);
  }
}

function hasAlpha(pixels: Uint8ClampedArray): boolean {
  for (let i = 3; i < pixels.length; i += 4) if (pixels[i] < 255) return true;
  return false;
}

const refused = (reason: 'undecodable' | 'too-large', message: string, cause?: unknown) =>
  new EngineError('refused', message, { reason, cause });
