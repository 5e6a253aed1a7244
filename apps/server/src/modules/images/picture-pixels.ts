import { subtle } from 'node:crypto';
import sharp from 'sharp';

/** Our own pictures are smaller, also at twice their size; larger ones need not be known again. */
const LARGEST_KNOWN_PX = 9_000_000;

/** Hashed by the thread pool, so that a large photo holds up nobody. */
export async function sha256Of(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await subtle.digest('SHA-256', bytes)).toString('hex');
}

/**
 * Of the pixels of a picture that we encoded ourselves: equal for equal pictures, however their
 * files are encoded; null for very large ones, which are not decoded.
 */
export async function hashPngPixels(png: Uint8Array): Promise<string | null> {
  const header = await sharp(png, { limitInputPixels: false }).metadata();
  if (header.width * header.height > LARGEST_KNOWN_PX) return null;
  const raw = sharp(png).toColourspace('srgb').ensureAlpha().raw({ depth: 'uchar' });
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  return `${info.width}x${info.height}:${await sha256Of(data)}`;
}
