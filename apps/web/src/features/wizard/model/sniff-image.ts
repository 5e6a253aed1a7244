/** The accepted formats, recognised by their first bytes. */
export type ImageFormat = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif';

const BRANDS_OF_AVIF = new Set(['avif', 'avis']);

/** The format of a file that begins with `head`; undefined for one that is not accepted. */
export function sniffImage(head: Uint8Array): ImageFormat | undefined {
  const text = String.fromCharCode(...head);
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  return isAvif(text) ? 'avif' : undefined;
}

/** True for an ISO media file with the brand AVIF, or with AVIF among its compatible brands. */
function isAvif(text: string): boolean {
  if (text.slice(4, 8) !== 'ftyp') return false;
  const boxEnd = text.charCodeAt(2) * 256 + text.charCodeAt(3);
  const brands = text.slice(8, boxEnd).match(/.{4}/gs) ?? [];
  return brands.some((brand) => BRANDS_OF_AVIF.has(brand));
}
