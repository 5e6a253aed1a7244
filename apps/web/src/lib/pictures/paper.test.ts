import { expect, test, vi } from 'vitest';
import { loadPicture } from './load-picture.ts';
import { createPaper, toPng } from './paper.ts';

const size = { width: 4, height: 4 };

test('a browser without a canvas says so', () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  expect(() => createPaper(size)).toThrow('Failed to get the 2D canvas context');
});

test('a canvas that gives no file says so', async () => {
  const canvas = Object.assign(document.createElement('canvas'), {
    toBlob: (done: BlobCallback) => done(null),
  });
  // Only the canvas of the context is used.
  const paper = { canvas } as CanvasRenderingContext2D;
  await expect(toPng(paper)).rejects.toThrow('Failed to convert the canvas to a file');
});

test('a picture that does not load says so', async () => {
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      decode = () => Promise.reject(new Error('not decodable'));
    },
  );
  await expect(loadPicture('data:,')).rejects.toThrow('Failed to load base64 image.');
});
