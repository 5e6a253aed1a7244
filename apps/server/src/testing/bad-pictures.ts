import { crc32 } from '@toile/raster';
import sharp, { type Sharp } from 'sharp';

const SIDE_PX = 64;

/** What a file must be answered with. */
export type BadPicture = { name: string; file: Uint8Array; status: 413 | 415 | 422 };

/** A photo-like picture, as one of the kinds that are taken. */
export function paintPhoto(width = SIDE_PX, height = SIDE_PX): Sharp {
  const background = { r: 200, g: 120, b: 60 };
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background, noise } });
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG whose header claims any size, with next to nothing behind it. */
function claimPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const end = chunk('IEND', new Uint8Array());
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', Buffer.alloc(12)), end]);
}

/** A PNG of `frames` frames: the picture itself is the first. */
export async function paintApng(): Promise<Buffer> {
  const png = await paintPhoto().png().toBuffer();
  const control = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]);
  const afterHeader = 8 + 25;
  return Buffer.concat([
    png.subarray(0, afterHeader),
    chunk('acTL', control),
    png.subarray(afterHeader),
  ]);
}

function heic(): Buffer {
  const box = Buffer.alloc(24);
  box.writeUInt32BE(24, 0);
  box.write('ftypheic', 4, 'latin1');
  box.write('mif1heic', 16, 'latin1');
  return Buffer.concat([box, Buffer.alloc(200)]);
}

function cut(file: Buffer, share: number): Buffer {
  return file.subarray(0, Math.floor(file.length * share));
}

async function truncated(): Promise<BadPicture[]> {
  const photo = paintPhoto();
  const kinds = {
    jpeg: await photo.clone().jpeg().toBuffer(),
    'progressive jpeg': await photo.clone().jpeg({ progressive: true }).toBuffer(),
    png: await photo.clone().png().toBuffer(),
    webp: await photo.clone().webp().toBuffer(),
    gif: await photo.clone().gif().toBuffer(),
    avif: await photo.clone().avif({ effort: 0 }).toBuffer(),
  };
  return Object.entries(kinds).flatMap(([kind, file]) =>
    [0.1, 0.5, 0.9].map((share): BadPicture => {
      const name = `${kind} cut at ${share * 100} %`;
      return { name, file: cut(file, share), status: 422 };
    }),
  );
}

function bytes(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}

/** Files that must be refused, built anew each time: nothing of them is kept in the repository. */
export async function buildBadPictures(): Promise<BadPicture[]> {
  const photo = paintPhoto();
  const png = await photo.clone().png().toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>';
  const gifBomb = Buffer.concat([bytes('GIF89a'), Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 0, 0])]);
  const flat = { width: 16_000, height: 16_000, channels: 3, background: '#fff' } as const;
  const bomb = await sharp({ create: flat, limitInputPixels: false }).png().toBuffer();
  const wrongSum = Buffer.from(png);
  wrongSum.fill(0x55, 60, 90);
  return [
    { name: 'SVG', file: bytes(svg), status: 415 },
    { name: 'SVG with a prologue', file: bytes(`<?xml version="1.0"?>\n${svg}`), status: 415 },
    { name: 'text', file: bytes('a summer dress'), status: 415 },
    { name: 'HTML', file: bytes('<html><script>alert(1)</script></html>'), status: 415 },
    { name: 'PDF', file: bytes('%PDF-1.7\n1 0 obj\n'), status: 415 },
    { name: 'one byte', file: Uint8Array.of(0x89), status: 415 },
    { name: 'zeros', file: Buffer.alloc(4096), status: 415 },
    { name: 'HEIC', file: heic(), status: 415 },
    { name: 'TIFF', file: await photo.clone().tiff().toBuffer(), status: 415 },
    { name: 'a PNG behind text', file: Buffer.concat([bytes('<!--'), png]), status: 415 },
    { name: 'only a PNG signature', file: png.subarray(0, 8), status: 422 },
    { name: 'only a JPEG signature', file: Uint8Array.of(0xff, 0xd8, 0xff), status: 422 },
    { name: 'only a WebP signature', file: bytes('RIFF\0\0\0\0WEBP'), status: 422 },
    { name: 'only an AVIF signature', file: bytes('\0\0\0\x18ftypavif\0\0\0\0'), status: 422 },
    { name: 'a PNG without pixels', file: claimPng(64, 64), status: 422 },
    { name: 'a PNG of no size', file: claimPng(0, 64), status: 422 },
    { name: 'a PNG with spoilt data', file: wrongSum, status: 422 },
    { name: 'a PNG that claims 16,000²', file: claimPng(16_000, 16_000), status: 413 },
    { name: 'a PNG of 16,000²', file: bomb, status: 413 },
    { name: 'a GIF that claims 65,535²', file: gifBomb, status: 422 },
    { name: 'a PNG of 5,001²', file: claimPng(5001, 5001), status: 413 },
    { name: 'more than 15 MiB', file: Buffer.concat([png, Buffer.alloc(15 << 20)]), status: 413 },
    ...(await truncated()),
  ];
}
