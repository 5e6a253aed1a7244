import { expect, test } from 'vitest';
import { sniffImage } from './sniff-image.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['gif', 'GIF89a'],
  ['webp', 'RIFF\x10\0\0\0WEBPVP8 '],
  ['avif', '\0\0\0\x20ftypavif\0\0\0\0avifmif1'],
  ['avif', '\0\0\0\x20ftypmif1\0\0\0\0mif1avif'],
])('%s is known by its first bytes', (format, head) => {
  expect(sniffImage(bytes(head))).toBe(format);
});

test.each([
  '',
  '<svg xmlns="http://www.w3.org/2000/svg">',
  '%PDF-1.7',
  'RIFF\x10\0\0\0WAVEfmt ',
  '\0\0\0\x20ftypheic\0\0\0\0mif1heic',
  'PNG',
])('%j is not taken in', (head) => {
  expect(sniffImage(bytes(head))).toBeUndefined();
});
