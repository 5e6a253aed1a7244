import { expect, test } from 'vitest';
import { readByteRange } from './byte-range.ts';

test.each([
  ['bytes=0-', 0, 9],
  ['bytes=4-6', 4, 6],
  ['bytes=4-400', 4, 9],
  ['bytes=9-9', 9, 9],
  ['bytes=-3', 7, 9],
  ['bytes=-30', 0, 9],
])('%s of ten bytes', (header, start, end) => {
  expect(readByteRange(header, 10)).toEqual({ start, end });
});

test.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=10-',
  'bytes=6-4',
  'bytes=-0',
  'bytes=0-1,4-5',
  'rows=0-1',
  'bytes=a-b',
])('%s is no part of ten bytes', (header) => {
  expect(readByteRange(header, 10)).toBeUndefined();
});
