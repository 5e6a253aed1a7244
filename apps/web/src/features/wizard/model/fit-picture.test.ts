import { expect, test } from 'vitest';
import { fitPicture } from './fit-picture.ts';

const file = new Blob(['photo']);

test.each([
  ['canvas', { width: 1024, height: 600 }],
  ['canvas', { width: 300, height: 400 }],
  ['sheet', { width: 768, height: 1024 }],
  ['limits', { width: 5000, height: 5000 }],
] as const)('a picture that fits the %s stays as it is', async (fit, size) => {
  expect(await fitPicture(file, size, fit)).toEqual({ file, ...size });
});

test('a picture that says that a machine made it keeps saying so', async () => {
  const marked = new Blob(['…Iptc4xmpExt:DigitalSourceType="…/trainedAlgorithmicMedia"…']);
  const size = { width: 2048, height: 2048 };
  expect(await fitPicture(marked, size, 'canvas')).toEqual({ file: marked, ...size });
});
