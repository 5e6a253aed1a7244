import { claimPng, latin } from './file-parts.ts';
import { paintCloth } from './paint-cloth.ts';
import { refused, type UploadCase } from './upload-case.ts';

/** Files that begin like a picture and are not one. */
export async function buildBrokenFiles(): Promise<UploadCase[]> {
  const png = await paintCloth().png().toBuffer();
  const spoilt = Buffer.from(png);
  spoilt.fill(0x55, 60, 90);
  const files: [string, Uint8Array][] = [
    ['only a PNG signature', png.subarray(0, 8)],
    ['only a JPEG signature', Uint8Array.of(0xff, 0xd8, 0xff)],
    ['only a WebP signature', latin('RIFF\0\0\0\0WEBP')],
    ['only an AVIF signature', latin('\0\0\0\x18ftypavif\0\0\0\0')],
    ['a PNG without pixels', claimPng(64, 64)],
    ['a PNG with spoilt data', spoilt],
  ];
  return files.map(([name, file]) => refused(`broken: ${name}`, file, 422));
}
