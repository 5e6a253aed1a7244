import { expect, test } from 'vitest';
import { isRedirectable } from './redirectable.ts';

test.each([
  { who: 'an image element', mode: 'no-cors', destination: 'image', isOne: true },
  { who: 'a download by a link', mode: 'navigate', destination: 'document', isOne: true },
  { who: 'an image that a canvas reads', mode: 'cors', destination: 'image', isOne: false },
  { who: 'a fetch', mode: 'cors', destination: 'empty', isOne: false },
  { who: 'a fetch of our own', mode: 'same-origin', destination: 'empty', isOne: false },
  { who: 'a script', mode: 'no-cors', destination: 'script', isOne: false },
])('$who', ({ mode, destination, isOne }) => {
  const headers = { 'sec-fetch-mode': mode, 'sec-fetch-dest': destination };
  expect(isRedirectable({ headers })).toBe(isOne);
});

test('a client that does not say what it asks for gets the answer itself', () => {
  expect(isRedirectable({ headers: {} })).toBe(false);
});
