import { subtle } from 'node:crypto';
import sharp from 'sharp';

/**
 * Largest picture whose pixels are hashed: our own are smaller, even at twice their size, and only
 * those must be recognised.
 */
const LARGEST_KNOWN_PX = 9_000_000;

/**
 * SHA-256 of bytes. Hashed by the thread pool, so that a large photo does not block the event loop.
 */
export async function sha256Of(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await subtle.digest('SHA-256', bytes)).toString('hex');
}

/**
 * Hash of the pixels of a picture that we encoded ourselves: equal for equal pictures, however
 * their files are encoded; null for very large ones, which are not decoded.
 */
export async function hashPngPixels(png: Uint8Array): Promise<string | null> {
  const header = await sharp(png, { limitInputPixels: false }).metadata();
  if (header.width * header.height > LARGEST_KNOWN_PX) return null;
  const raw = sharp(png).toColourspace('srgb').ensureAlpha().raw({ depth: 'uchar' });
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  return `${info.width}x${info.height}:${await sha256Of(data)}`;
}
