import { subtle } from 'node:crypto';
import sharp from 'sharp';

/** Decoded pixels, four bytes each: red, green, blue and alpha, sRGB. */
export type Pixels = { data: Uint8Array; width: number; height: number };

/** Our own pictures are smaller, also at twice their size; larger ones need not be known again. */
const LARGEST_KNOWN_PX = 9_000_000;

/** Hashed by the thread pool, so that a large photo holds up nobody. */
export async function sha256Of(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await subtle.digest('SHA-256', bytes)).toString('hex');
}

/** Equal for equal pictures, however they are encoded; null for very large ones. */
export async function hashPixels({ data, width, height }: Pixels): Promise<string | null> {
  if (width * height > LARGEST_KNOWN_PX) return null;
  return `${width}x${height}:${await sha256Of(data)}`;
}

/** The same for a picture that we encoded ourselves. */
export async function hashPngPixels(png: Uint8Array): Promise<string | null> {
  const raw = sharp(png).toColourspace('srgb').ensureAlpha().raw({ depth: 'uchar' });
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  return hashPixels({ data, width: info.width, height: info.height });
}
