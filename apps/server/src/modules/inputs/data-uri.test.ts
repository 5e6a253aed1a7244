import { expect, test } from 'vitest';
import { decodeDataUri } from './data-uri.ts';

const BYTES = Buffer.from('a picture, or what is sent as one');
const BASE64 = BYTES.toString('base64');

test.each([
  `data:image/png;base64,${BASE64}`,
  `DATA:;BASE64,${BASE64}`,
  `data:text/html;charset=utf-8;base64,${BASE64}`,
  `data:image/png;base64,${BASE64.slice(0, 8)}\r\n${BASE64.slice(8)}\n`,
  `data:image/png;base64,${BASE64.replaceAll('=', '')}`,
])('gives the bytes of %j', (text) => {
  expect(decodeDataUri(text)).toEqual(BYTES);
});

test.each([
  '',
  'a dress',
  'data:image/png;base64',
  'data:image/png;base64,',
  'data:image/png;base64,====',
  `data:image/png,${BASE64}`,
  `data:image/png;base64;${BASE64}`,
  `data:image/png;base64,${BASE64.slice(0, 8)}!?${BASE64.slice(8)}`,
  `data:image/png;base64,${BASE64},${BASE64}`,
  `data:image/png;base64,<svg xmlns="http://www.w3.org/2000/svg"/>`,
])('is none: %j', (text) => {
  expect(decodeDataUri(text)).toBeUndefined();
});
