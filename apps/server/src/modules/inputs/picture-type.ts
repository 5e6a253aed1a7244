/** Types of accepted picture files, by the decoder's names. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'gif' | 'heif';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** Brands of AVIF in an ISO media file; HEIC, in the same container, needs a codec of its own. */
const AVIF_BRANDS = new Set(['avif', 'avis']);
const LONGEST_BRAND_LIST = 256;

function textAt(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, place) => bytes[place] === byte);
}

function isAvif(bytes: Uint8Array): boolean {
  if (textAt(bytes, 4, 8) !== 'ftyp') return false;
  const [, , high = 0, low = 0] = bytes;
  const boxEnd = Math.min(high * 256 + low, LONGEST_BRAND_LIST);
  for (let start = 8; start + 4 <= boxEnd; start += 4) {
    if (AVIF_BRANDS.has(textAt(bytes, start, start + 4))) return true;
  }
  return false;
}

/**
 * Type of a file by its first bytes, whatever its name and its declared type say; undefined for
 * types that are not accepted, such as SVG, HEIC, TIFF and text.
 */
export function findPictureType(bytes: Uint8Array): PictureType | undefined {
  if (startsWith(bytes, PNG)) return 'png';
  if (startsWith(bytes, JPEG)) return 'jpeg';
  if (['GIF87a', 'GIF89a'].includes(textAt(bytes, 0, 6))) return 'gif';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') return 'webp';
  return isAvif(bytes) ? 'heif' : undefined;
}
