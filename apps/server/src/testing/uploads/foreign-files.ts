import { gzipSync } from 'node:zlib';
import { latin, zipOf } from './file-parts.ts';
import { paintCloth } from './paint-cloth.ts';
import { refused, type UploadCase } from './upload-case.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>';
const EXTERNAL_ENTITY = '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
const SVG_WITH_FILE = `<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>`;

/** An ISO media file as phones write HEIC; `brands` follow the main one. */
function isoFile(...brands: string[]): Buffer {
  const size = 8 + brands.length * 4 + 4;
  const box = Buffer.alloc(size);
  box.writeUInt32BE(size);
  box.write(`ftyp${brands[0]}`, 4, 'latin1');
  for (const [place, brand] of brands.slice(1).entries()) {
    box.write(brand, 16 + place * 4, 'latin1');
  }
  return Buffer.concat([box, Buffer.alloc(400)]);
}

/** Files that are no picture, or of no accepted type, each sent as `picture.png`. */
export async function buildForeignFiles(): Promise<UploadCase[]> {
  const png = await paintCloth().png().toBuffer();
  const files: [string, Uint8Array][] = [
    ['SVG', latin(SVG)],
    ['SVG with a prologue', latin(`<?xml version="1.0"?>\n${SVG}`)],
    ['SVG with an external entity', latin(`${EXTERNAL_ENTITY}${SVG}`)],
    ['SVG that shows a file', latin(SVG_WITH_FILE)],
    ['compressed SVG', gzipSync(SVG)],
    ['SVG with a byte order mark', Buffer.from(`\uFEFF${SVG}`)],
    ['text', latin('a summer dress')],
    ['HTML', latin('<html><script>alert(1)</script></html>')],
    ['script', latin('#!/bin/sh\necho\n')],
    ['JSON', latin('{"image":"cloth.png"}')],
    ['PDF', latin('%PDF-1.7\n1 0 obj\n')],
    ['PostScript', latin('%!PS-Adobe-3.0 EPSF-3.0\n')],
    ['ZIP', zipOf('cloth.txt', 'indigo')],
    ['GZIP of a PNG', gzipSync(png)],
    ['program', Buffer.concat([latin('\x7fELF\x02\x01\x01'), Buffer.alloc(500)])],
    ['HEIC', isoFile('heic', 'mif1', 'heic')],
    ['HEIC sequence', isoFile('hevc', 'msf1', 'hevc')],
    ['HEIF without AVIF', isoFile('mif1', 'miaf')],
    ['film', isoFile('isom', 'iso2', 'mp41')],
    ['TIFF', await paintCloth().tiff().toBuffer()],
    ['bitmap', Buffer.concat([latin('BM'), Buffer.alloc(200)])],
    ['icon', Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), png])],
    ['Photoshop', Buffer.concat([latin('8BPS\0\x01'), Buffer.alloc(200)])],
    ['JPEG 2000', Buffer.concat([latin('\0\0\0\x0cjP  \r\n\x87\n'), Buffer.alloc(200)])],
    ['JPEG XL', Buffer.from([0xff, 0x0a, 0, 0, 0, 0])],
    ['camera raw', Buffer.concat([latin('II*\0\x10\0\0\0CR\x02\0'), Buffer.alloc(200)])],
    ['PPM', latin('P6\n1 1\n255\nabc')],
    ['one byte', Uint8Array.of(0x89)],
    ['zeros', Buffer.alloc(4096)],
    ['PNG behind text', Buffer.concat([latin('<!--'), png])],
    ['PNG behind a byte order mark', Buffer.concat([Buffer.from('\uFEFF'), png])],
    ['PNG as text wrote it', latin(png.toString('utf8'))],
  ];
  return files.map(([name, file]) => refused(`foreign: ${name}`, file, 415));
}
