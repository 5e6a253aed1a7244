import { crc32 } from '@toile/raster';

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Signature and header chunk. */
const PNG_HEAD = PNG_SIGNATURE.length + 25;

/** The bytes of Latin-1 text. */
export function latin(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}

export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([latin(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG with more chunks after its header. */
export function withChunks(png: Buffer, ...chunks: Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, PNG_HEAD), ...chunks, png.subarray(PNG_HEAD)]);
}

/** A PNG whose header claims any size (and colour type), with almost no data. */
export function claimPng(width: number, height: number, { bits = 8, colour = 6 } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, colour, 0, 0, 0], 8);
  const parts: [string, Buffer][] = [
    ['IHDR', header],
    ['IDAT', Buffer.alloc(12)],
    ['IEND', Buffer.alloc(0)],
  ];
  return Buffer.concat([PNG_SIGNATURE, ...parts.map(([type, data]) => pngChunk(type, data))]);
}

/** A JPEG with one more segment right after its start. `marker` is the segment's second byte. */
export function withSegment(jpeg: Buffer, marker: number, data: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** A JPEG whose frame header claims another size. */
export function claimJpegSize(jpeg: Buffer, width: number, height: number): Buffer {
  const claimed = Buffer.from(jpeg);
  // Start of a baseline or a progressive frame.
  const at = [0xc0, 0xc2].map((kind) => claimed.indexOf(Buffer.from([0xff, kind])));
  const frame = Math.max(...at);
  claimed.writeUInt16BE(height, frame + 5);
  claimed.writeUInt16BE(width, frame + 7);
  return claimed;
}

/** An AVIF whose properties claim another size. */
export function claimAvifSize(avif: Buffer, width: number, height: number): Buffer {
  const claimed = Buffer.from(avif);
  const at = claimed.indexOf('ispe', 0, 'latin1');
  claimed.writeUInt32BE(width, at + 8);
  claimed.writeUInt32BE(height, at + 12);
  return claimed;
}

/** A ZIP archive of one stored file, which readers find from its end. */
export function zipOf(name: string, content: string): Buffer {
  const data = latin(content);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt32LE(crc32(data), 14);
  head.writeUInt32LE(data.length, 18);
  head.writeUInt32LE(data.length, 22);
  head.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  head.copy(entry, 10, 8, 28);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(head.length + name.length + data.length, 16);
  return Buffer.concat([head, latin(name), data, entry, latin(name), end]);
}
