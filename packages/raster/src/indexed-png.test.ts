import { deflateSync, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { indexedPng, indexedPngRows } from './indexed-png.ts';
import { readPngXmp } from './png-metadata.ts';

const size = { width: 3, height: 2 };
const palette = ['#f7edd7', '#203060', '#c02030'];

test('rows begin with their filter, none', () => {
  const rows = indexedPngRows(Uint8Array.from([0, 1, 2, 2, 1, 0]), size);
  expect([...rows]).toEqual([0, 0, 1, 2, 0, 2, 1, 0]);
});

test('a PNG has its size, its resolution, its colours and its pixels, in their order', () => {
  const rows = indexedPngRows(new Uint8Array(6), size);
  const file = Buffer.concat(indexedPng({ ...size, palette, dpi: 300 }, deflateSync(rows)));
  expect(readPngXmp(file)).toBeUndefined();
  const chunks: Record<string, Buffer> = {};
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    const start = at + 8;
    chunks[file.toString('latin1', at + 4, start)] = file.subarray(
      start,
      start + file.readUInt32BE(at),
    );
  }
  expect(Object.keys(chunks)).toEqual(['IHDR', 'pHYs', 'PLTE', 'IDAT', 'IEND']);
  expect(chunks.IHDR?.toString('hex')).toBe('00000003000000020803000000');
  expect(chunks.pHYs?.readUInt32BE(4)).toBe(11_811);
  expect(chunks.PLTE?.toString('hex')).toBe('f7edd7203060c02030');
  expect(inflateSync(chunks.IDAT ?? '')).toEqual(Buffer.from(rows));
});
