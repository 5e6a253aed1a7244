import { expect, test } from 'vitest';
import { fullSize } from './full-size.ts';

const SIZE = { width: 4, height: 1 };
const plain = (level: number) => ({ ...SIZE, rgb: new Uint8Array(12).fill(level) });

const reds = async (levels?: Uint8Array) => {
  const mask = Uint8Array.from([0, 1, 1, 1]);
  const photo = { original: new Uint8Array(), size: SIZE, from: plain(200), to: plain(100) };
  const out = await fullSize({ ...photo, mask, ...(levels && { levels }) });
  return [0, 4, 8, 12].map((i) => out[i]);
};

test('a firm mask changes all that it marks, and nothing else', async () => {
  expect(await reds()).toEqual([200, 100, 100, 100]);
});

test('a soft edge changes as much as it marks', async () => {
  expect(await reds(Uint8Array.from([0, 51, 204, 255]))).toEqual([200, 180, 120, 100]);
});
