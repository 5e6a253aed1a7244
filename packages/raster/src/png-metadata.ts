import { crc32 } from './crc32.ts';

/** The first bytes of a PNG. */
export const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const XMP_KEYWORD = 'XML:com.adobe.xmp';
/** Keyword's end, not compressed, method 0, no language tag, no translated keyword. */
const XMP_FLAGS = [0, 0, 0, 0, 0];
/** Length and type before a chunk's data, checksum after it. */
const CHUNK_HEAD = 8;
const CHUNK_FRAME = 12;

/** A chunk within a PNG: its four-letter type and where it starts and ends, in bytes. */
type Chunk = { type: string; start: number; end: number };

/**
 * A copy of a PNG that carries an XMP packet (UTF-8), in place of any that it had. Only the
 * packet's chunk is added, right after the header; pixels and other chunks stay as they are.
 * Throws RangeError when the bytes are not a whole PNG.
 * Method: PNG specification 11.3.3.4 (iTXt); XMP specification part 3, 1.1.5.
 */
export function writePngXmp(png: Uint8Array, xmp: string): Uint8Array<ArrayBuffer> {
  const kept = listChunks(png).filter((chunk) => !isXmp(png, chunk));
  const [header, ...rest] = kept.map((chunk) => png.subarray(chunk.start, chunk.end));
  if (header === undefined) throw new RangeError('A PNG without a header');
  return concat([Uint8Array.from(PNG_SIGNATURE), header, makeXmpChunk(xmp), ...rest]);
}

/** Bytes of a PNG up to the end of its header: a packet may stand right after them. */
export const PNG_HEADER_BYTES = 33;

/** The chunk of an XMP packet, to be put into a PNG that has none. */
export function makeXmpChunk(xmp: string): Uint8Array<ArrayBuffer> {
  return makeChunk('iTXt', [...encode(XMP_KEYWORD), ...XMP_FLAGS, ...encode(xmp)]);
}

/** The XMP packet of a PNG, if it carries one. Throws RangeError when the bytes are no PNG. */
export function readPngXmp(png: Uint8Array): string | undefined {
  const chunk = listChunks(png).find((candidate) => isXmp(png, candidate));
  if (chunk === undefined) return undefined;
  const textStart = chunk.start + CHUNK_HEAD + XMP_KEYWORD.length + XMP_FLAGS.length;
  return new TextDecoder().decode(png.subarray(textStart, chunk.end - 4));
}

function listChunks(png: Uint8Array): Chunk[] {
  if (PNG_SIGNATURE.some((byte, place) => png[place] !== byte)) throw new RangeError('Not a PNG');
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks: Chunk[] = [];
  for (let start = PNG_SIGNATURE.length; start < png.length; ) {
    if (start + CHUNK_FRAME > png.length) throw new RangeError('A PNG cut short');
    const end = start + CHUNK_FRAME + view.getUint32(start);
    if (end > png.length) throw new RangeError('A PNG cut short');
    chunks.push({ type: String.fromCharCode(...png.subarray(start + 4, start + 8)), start, end });
    start = end;
  }
  return chunks;
}

function isXmp(png: Uint8Array, { type, start }: Chunk): boolean {
  if (type !== 'iTXt') return false;
  const keyword = png.subarray(start + CHUNK_HEAD, start + CHUNK_HEAD + XMP_KEYWORD.length);
  return new TextDecoder('latin1').decode(keyword) === XMP_KEYWORD;
}

/** A chunk of a PNG: its length, its four-letter type, its data and its checksum. */
export function makeChunk(type: string, data: ArrayLike<number>): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(CHUNK_FRAME + data.length);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(encode(type), 4);
  chunk.set(data, CHUNK_HEAD);
  view.setUint32(CHUNK_HEAD + data.length, crc32(chunk.subarray(4, CHUNK_HEAD + data.length)));
  return chunk;
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}
