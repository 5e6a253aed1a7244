import { PICTURE_MAX_BYTES } from '@toile/contract';
import { describe, expect, test } from 'vitest';
import { collectFile, decodeDataUri, type PictureContent } from './picture-content.ts';

const BYTES = Buffer.from('a picture, or what is sent as one');
const BASE64 = BYTES.toString('base64');
const REFUSED = expect.objectContaining({
  error: 'invalidRequest',
  details: { fields: { source_image: ['invalid data URI format'] } },
});

const room = () => undefined;

/** Feeds a text in pieces of `size` bytes, and returns the content. */
function read(content: PictureContent, text: string, size = text.length || 1): Buffer | undefined {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) content.push(bytes.subarray(at, at + size));
  return content.end();
}

describe('a data URI', () => {
  test.each([
    `data:image/png;base64,${BASE64}`,
    `DATA:;BASE64,${BASE64}`,
    `data:text/html;charset=utf-8;base64,${BASE64}`,
    `data:image/png;base64,${BASE64.slice(0, 8)}\r\n${BASE64.slice(8)}\n`,
    `data:image/png;base64,${BASE64.replaceAll('=', '')}`,
  ])('gives its bytes, in whatever pieces it comes: %j', (text) => {
    for (const size of [1, 3, 64, text.length]) {
      expect(read(decodeDataUri('source_image', room), text, size)).toEqual(BYTES);
    }
  });

  test.each([
    'a dress',
    'data:image/png;base64',
    'data:image/png;base64,',
    'data:image/png;base64,====',
    'data:image/png;base64,ab=c',
    `data:image/png,${BASE64}`,
    `data:image/png;base64;${BASE64}`,
    `data:image/png;base64,${BASE64.slice(0, 8)}!?${BASE64.slice(8)}`,
    `data:image/png;base64,${BASE64},${BASE64}`,
    `data:image/png;base64,<svg xmlns="http://www.w3.org/2000/svg"/>`,
    `data:${'x'.repeat(300)};base64,${BASE64}`,
  ])('is none: %j', (text) => {
    for (const size of [1, text.length]) {
      expect(() => read(decodeDataUri('source_image', room), text, size)).toThrow(REFUSED);
    }
  });

  test('that is empty is no picture', () => {
    expect(read(decodeDataUri('source_image', room), '')).toBeUndefined();
  });

  test('may be as large as a picture, counted as what it holds', () => {
    const content = decodeDataUri('source_image', room);
    content.push(Buffer.from('data:;base64,'));
    const mebibyte = Buffer.from(Buffer.alloc(3 * 2 ** 20).toString('base64'));
    for (let at = 0; at < 5; at += 1) content.push(mebibyte);
    const more = () => content.push(Buffer.from('AAAA'));
    expect(more).toThrow(expect.objectContaining({ error: 'tooLarge' }));
    expect(content.end()?.length).toBe(PICTURE_MAX_BYTES);
  });
});

test('a file asks for room before it is kept', () => {
  const kept: number[] = [];
  const content = collectFile('source_image', (bytes) => kept.push(bytes));
  expect(content.end()).toBeUndefined();
  for (const piece of ['a ', 'gown']) content.push(Buffer.from(piece));
  expect(content.end()?.toString()).toBe('a gown');
  expect(kept).toEqual([2, 4]);
  const full = collectFile('source_image', () => {
    throw new RangeError('no room');
  });
  expect(() => full.push(Buffer.from('x'))).toThrow('no room');
});
