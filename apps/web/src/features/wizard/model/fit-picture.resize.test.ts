import { loadImage } from '@napi-rs/canvas';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeCanvases, paperOf } from '../../../testing/fake-canvas.ts';
import { fitPicture } from './fit-picture.ts';

const file = new Blob(['photo']);

beforeEach(fakeCanvases);

/** Replaces the browser's decoder: a black picture, or a broken one. */
function givePicture(isBroken = false) {
  const paper = paperOf('#');
  paper.fillStyle = '#000';
  paper.fillRect(0, 0, 1, 1);
  const decode = vi.fn(async (_file: Blob, _options: ImageBitmapOptions) => {
    if (isBroken) throw new DOMException('not decodable', 'InvalidStateError');
    return Object.assign(paper.canvas, { close: () => undefined });
  });
  vi.stubGlobal('createImageBitmap', decode);
  return decode;
}

test.each([
  ['a tall photo', { width: 3000, height: 4000 }, { width: 768, height: 1024 }],
  ['a wide photo', { width: 4096, height: 2048 }, { width: 1024, height: 512 }],
])('%s is made to fit 1024 by 1024, in its own shape', async (_which, size, fitted) => {
  givePicture();
  const { file: png, ...made } = await fitPicture(file, size, 'canvas');
  expect(made).toEqual(fitted);
  expect(png.type).toBe('image/png');
  const { width, height } = await loadImage(new Uint8Array(await png.arrayBuffer()));
  expect({ width, height }).toEqual(fitted);
});

test.each([
  ['a photo of 48 megapixels', { width: 8064, height: 6048 }, { width: 2048, height: 1536 }],
  ['a photo of 81 megapixels', { width: 9000, height: 9000 }, { width: 2048, height: 2048 }],
  ['a very long one', { width: 17_000, height: 500 }, { width: 2176, height: 64 }],
])('%s is made such as the server takes it', async (_which, size, fitted) => {
  const decode = givePicture();
  const { file: png, ...made } = await fitPicture(file, size, 'limits');
  expect(png.type).toBe('image/png');
  expect(made).toEqual(fitted);
  const { width: resizeWidth, height: resizeHeight } = fitted;
  expect(decode.mock.lastCall?.[1]).toMatchObject({ resizeWidth, resizeHeight });
});

test('a file of more than 15 MB is written anew, as large as it is', async () => {
  givePicture();
  const large = new Blob([new Uint8Array(16 * 1024 * 1024)]);
  const size = { width: 900, height: 1200 };
  const { file: png, ...made } = await fitPicture(large, size, 'limits');
  expect(png.type).toBe('image/png');
  expect(made).toEqual(size);
});

test('a flat-lay is laid on a white sheet of 768 by 1024, whole', async () => {
  givePicture();
  const { file: png, ...size } = await fitPicture(file, { width: 600, height: 400 }, 'sheet');
  expect(size).toEqual({ width: 768, height: 1024 });
  const sheet = paperOf('#');
  Object.assign(sheet.canvas, size);
  sheet.drawImage(
    // The picture type of the tests' canvas library in place of the browser's.
    (await loadImage(new Uint8Array(await png.arrayBuffer()))) as unknown as HTMLImageElement,
    0,
    0,
  );
  const at = (x: number, y: number) => [...sheet.getImageData(x, y, 1, 1).data];
  const [white, black] = [
    [255, 255, 255, 255],
    [0, 0, 0, 255],
  ];
  // 768 × 512 in the middle, nothing cut off.
  expect([at(384, 250), at(384, 512), at(2, 512), at(384, 780)]).toEqual([
    white,
    black,
    black,
    white,
  ]);
});

test('a picture that does not load says so', async () => {
  givePicture(true);
  await expect(fitPicture(file, { width: 3000, height: 4000 }, 'canvas')).rejects.toThrow(
    'at most 25 megapixels',
  );
});
