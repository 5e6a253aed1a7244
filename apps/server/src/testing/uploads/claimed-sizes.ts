import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import {
  claimAvifSize,
  claimJpegSize,
  claimPng,
  latin,
  pngChunk,
  withChunks,
} from './file-parts.ts';
import { paintCloth } from './paint-cloth.ts';
import { refused, taken, type UploadCase } from './upload-case.ts';

const BOMB_SIDE = 16_000;

function claimGif(width: number, height: number): Buffer {
  const head = latin('GIF89a\0\0\0\0\0\0\0');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  const frame = latin(',\0\0\0\0\0\0\0\0\0\x02\x02\x4c\x01\0;');
  frame.writeUInt16LE(width, 5);
  frame.writeUInt16LE(height, 7);
  return Buffer.concat([head, frame]);
}

/** A lossless WebP of a claimed size; its header has fourteen bits for each side. */
async function claimWebp(side: number): Promise<Buffer> {
  const webp = Buffer.from(await paintCloth().webp({ lossless: true }).toBuffer());
  const at = webp.indexOf('VP8L', 0, 'latin1') + 9;
  const bits = webp.readUInt32LE(at);
  webp.writeUInt32LE(((bits & 0xf0000000) | ((side - 1) << 14) | (side - 1)) >>> 0, at);
  return webp;
}

function flat(width: number, height: number) {
  const create = { width, height, channels: 3, background: '#fff' } as const;
  return sharp({ create, limitInputPixels: false });
}

/** Decompression bombs: a text, and a profile, of 64 MiB. */
function packed(png: Buffer): UploadCase[] {
  const much = deflateSync(Buffer.alloc(64 << 20));
  const text = Buffer.concat([latin('Comment\0\0'), much]);
  const packet = Buffer.concat([latin('XML:com.adobe.xmp\0\x01\0\0\0'), much]);
  const profile = Buffer.concat([latin('icc\0\0'), much]);
  return [
    { name: 'size: 64 MiB of text within', file: withChunks(png, pngChunk('zTXt', text)) },
    { name: 'size: 64 MiB of XMP within', file: withChunks(png, pngChunk('iTXt', packet)) },
    { name: 'size: a profile of 64 MiB within', file: withChunks(png, pngChunk('iCCP', profile)) },
  ].map((one) => ({ ...one, wanted: 'either' }));
}

/** Files that claim to be, or are, larger than an accepted picture. */
export async function buildClaimedSizes(): Promise<UploadCase[]> {
  const jpeg = await paintCloth().jpeg().toBuffer();
  const png = await paintCloth().png().toBuffer();
  const avif = await paintCloth().avif({ effort: 0 }).toBuffer();
  return [
    refused('size: a PNG claims 16,000²', claimPng(BOMB_SIDE, BOMB_SIDE), 413),
    refused('size: a PNG claims 2³¹ − 1 squared', claimPng(0x7fffffff, 0x7fffffff)),
    refused('size: a PNG claims 5,001²', claimPng(5001, 5001), 413),
    refused('size: a PNG claims no size', claimPng(0, 64), 422),
    refused('size: a PNG claims 16 bits and 16,000²', claimPng(16_000, 16_000, { bits: 16 }), 413),
    refused('size: a JPEG claims 65,000²', claimJpegSize(jpeg, 65_000, 65_000), 413),
    refused('size: a GIF claims 65,535²', claimGif(65_535, 65_535)),
    refused('size: a WebP claims 16,383²', await claimWebp(16_383), 413),
    refused('size: an AVIF claims 16,000²', claimAvifSize(avif, BOMB_SIDE, BOMB_SIDE)),
    refused('size: 1 × 60,000', await flat(1, 60_000).png().toBuffer(), 413),
    refused('size: 60,000 × 1', await flat(60_000, 1).jpeg({ quality: 50 }).toBuffer(), 413),
    refused('size: 1 × 1', await flat(1, 1).png().toBuffer(), 422),
    refused('size: 63 × 4,000', await flat(63, 4000).png().toBuffer(), 422),
    taken('size: 64 × 64', await flat(64, 64).png().toBuffer(), {
      size: { width: 64, height: 64 },
    }),
    taken('size: 64 × 16,000', await flat(64, 16_000).png().toBuffer(), {
      size: { width: 64, height: 16_000 },
    }),
    taken('size: 16,000 × 64', await flat(16_000, 64).png().toBuffer(), {
      size: { width: 16_000, height: 64 },
    }),
    refused('size: more than 15 MiB', Buffer.concat([png, Buffer.alloc(15 << 20)]), 413),
    ...packed(png),
  ];
}

/** The same with real pixels; they take some seconds to make. */
export async function buildBombs(): Promise<UploadCase[]> {
  const png = await flat(BOMB_SIDE, BOMB_SIDE).png().toBuffer();
  const jpeg = await flat(BOMB_SIDE, BOMB_SIDE).jpeg().toBuffer();
  return [
    refused('size: a PNG of 16,000²', png, 413),
    refused('size: a JPEG of 16,000²', jpeg, 413),
  ];
}
