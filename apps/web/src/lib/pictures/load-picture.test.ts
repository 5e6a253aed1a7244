import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPicture } from './load-picture.ts';

const decode = vi.fn(() => Promise.resolve());

beforeEach(() => {
  // jsdom decodes no pictures.
  Object.defineProperty(HTMLImageElement.prototype, 'decode', {
    value: decode,
    configurable: true,
  });
});

afterEach(() => {
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
});

test.each([
  ['/api/images/a', 'anonymous'],
  ['blob:http://localhost/a', null],
  ['data:image/png;base64,AA==', null],
])('the pixels of %s can be read', async (url, crossOrigin) => {
  const image = await loadPicture(url);
  expect(image.crossOrigin).toBe(crossOrigin);
});

test('a picture that cannot be loaded is told in the given words', async () => {
  decode.mockRejectedValueOnce(new Error('broken'));
  await expect(loadPicture('/api/images/a', 'No picture')).rejects.toThrow('No picture');
});
