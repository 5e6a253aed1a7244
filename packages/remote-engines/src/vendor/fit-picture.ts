import { EngineError } from '@toile/engines';
import type { PixelSize } from '@toile/tools';
import sharp from 'sharp';

/** Pixels beyond which a vendor's picture is not decoded. */
const MOST_PIXELS = 50_000_000;

/**
 * Largest factor between the aspect ratios of a vendor's picture and of the brief at which the
 * picture is cropped: 1.35 lets 2:3 and 1:1 become 3:4, and no landscape a portrait.
 */
const FURTHEST_RATIO = 1.35;

/** The same for pictures that must not be cropped: a side may be off by a pixel in a hundred. */
export const SAME_SHAPE = 1.01;

/** Size for a vendor's picture, and how far its shape may be off. */
export type Fit = PixelSize & { furthestRatio?: number };

/** Formats in which a vendor may send a picture. */
const FORMATS: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp']);

function assertFits(vendor: string, given: PixelSize, wanted: Fit): void {
  const { furthestRatio = FURTHEST_RATIO } = wanted;
  const ratio = (given.width * wanted.height) / (given.height * wanted.width);
  if (ratio > furthestRatio || ratio < 1 / furthestRatio) {
    const sides = `${given.width} × ${given.height}`;
    throw new EngineError('failed', `${vendor} sent a picture of ${sides}, cut to another shape`);
  }
}

/**
 * A vendor's picture (PNG, JPEG or WebP) as a PNG of the brief's size, sRGB, without metadata:
 * cropped about its middle where its shape is a little different.
 * @throws EngineError `failed` for what is no picture, is cut off, or has another shape.
 */
export async function fitPicture(vendor: string, bytes: Uint8Array, fit: Fit): Promise<Uint8Array> {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' });
  const about = await picture.metadata().catch((cause: unknown) => {
    throw new EngineError('failed', `${vendor} sent no picture`, { cause });
  });
  if (!FORMATS.has(about.format)) {
    throw new EngineError('failed', `${vendor} sent ${about.format}`);
  }
  assertFits(vendor, about, fit);
  const { width, height } = fit;
  const fitted = picture
    .toColourspace('srgb')
    .resize({ width, height, fit: 'cover', kernel: 'lanczos3' });
  return fitted
    .png()
    .toBuffer()
    .catch((cause: unknown) => {
      throw new EngineError('failed', `${vendor} sent a picture that is cut off`, { cause });
    });
}
