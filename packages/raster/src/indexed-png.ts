import { type Hex, rgbOf } from './oklab.ts';
import { makeChunk, PNG_SIGNATURE } from './png-metadata.ts';

const INCHES_PER_METRE = 100 / 2.54;
/** PNG: 8 bits, palette; deflate, adaptive filters, not interlaced. */
const INDEXED_HEADER = [8, 3, 0, 0, 0];
const METRE = 1;

/** The parts of an indexed PNG besides its pixels. */
export type IndexedPng = { width: number; height: number; palette: readonly Hex[]; dpi: number };

/** The rows of an indexed PNG before they are deflated: each begins with its filter, none. */
export function indexedPngRows(
  inks: Uint8Array,
  { width, height }: Pick<IndexedPng, 'width' | 'height'>,
): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    rows.set(inks.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  return rows;
}

/**
 * The parts of a PNG file of at most 256 colours, which has no other ones: `deflated` are its rows
 * by zlib. Method: PNG specification, chunks IHDR, pHYs, PLTE, IDAT and IEND.
 */
export function indexedPng(
  { width, height, palette, dpi }: IndexedPng,
  deflated: Uint8Array,
): Uint8Array<ArrayBuffer>[] {
  const perMetre = Math.round(dpi * INCHES_PER_METRE);
  return [
    Uint8Array.from(PNG_SIGNATURE),
    makeChunk('IHDR', [...fourBytes(width), ...fourBytes(height), ...INDEXED_HEADER]),
    makeChunk('pHYs', [...fourBytes(perMetre), ...fourBytes(perMetre), METRE]),
    makeChunk('PLTE', palette.flatMap(rgbOf)),
    makeChunk('IDAT', deflated),
    makeChunk('IEND', []),
  ];
}

const fourBytes = (value: number) => [value >>> 24, value >>> 16, value >>> 8, value].map(byteOf);
const byteOf = (value: number) => value & 255;
