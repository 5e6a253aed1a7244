import { crc32 as zlibCrc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { crc32 } from './crc32.ts';

test('gives the check value of the specification', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
});

test('agrees with zlib on every byte value', () => {
  const bytes = Uint8Array.from({ length: 1024 }, (_, place) => (place * 7) & 0xff);
  expect(crc32(bytes)).toBe(zlibCrc32(bytes));
  expect(crc32(new Uint8Array())).toBe(0);
});
