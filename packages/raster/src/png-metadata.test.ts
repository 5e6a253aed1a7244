import { crc32, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readPngXmp, writePngXmp } from './png-metadata.ts';

const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/">é</x:xmpmeta>';
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** One grey pixel, with a comment that must survive. */
const HEADER = chunk('IHDR', Buffer.from('00000001000000010800000000', 'hex'));
const REST = Buffer.concat([
  chunk('tEXt', Buffer.from('Comment\0kept')),
  chunk('IDAT', deflateSync(Buffer.from([0, 128]))),
  chunk('IEND', Buffer.alloc(0)),
]);
const PNG = Buffer.concat([SIGNATURE, HEADER, REST]);

test('the packet stands after the header in a chunk of its own, the rest as it was', () => {
  const data = Buffer.concat([
    Buffer.from('XML:com.adobe.xmp'),
    Buffer.alloc(5),
    Buffer.from(XMP, 'utf8'),
  ]);
  const expected = Buffer.concat([SIGNATURE, HEADER, chunk('iTXt', data), REST]);
  expect(Buffer.from(writePngXmp(PNG, XMP)).equals(expected)).toBe(true);
});

test('what was written is read', () => {
  expect(readPngXmp(PNG)).toBeUndefined();
  expect(readPngXmp(writePngXmp(PNG, XMP))).toBe(XMP);
});

test('a packet is replaced, not added to', () => {
  const twice = writePngXmp(writePngXmp(PNG, 'first'), XMP);
  expect(twice).toEqual(writePngXmp(PNG, XMP));
});

test('bytes within a larger buffer are read from their own start', () => {
  const shifted = Buffer.concat([Buffer.alloc(3), PNG]).subarray(3);
  expect(writePngXmp(shifted, XMP)).toEqual(writePngXmp(PNG, XMP));
});

test('bytes that are no whole PNG are refused', () => {
  expect(() => writePngXmp(new Uint8Array([1, 2, 3]), XMP)).toThrow(RangeError);
  expect(() => writePngXmp(PNG.subarray(0, PNG.length - 6), XMP)).toThrow(RangeError);
  expect(() => writePngXmp(PNG.subarray(0, 8), XMP)).toThrow(RangeError);
});
