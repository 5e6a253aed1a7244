import { beforeEach, expect, test } from 'vitest';
import { createPaper } from '../../lib/pictures/paper.ts';
import { fakeCanvases, rowsOf } from '../../testing/fake-canvas.ts';
import { readAsMask } from './mask-pixels.ts';

beforeEach(fakeCanvases);

test('a pixel is selected from an alpha of 50 on', () => {
  const picture = createPaper({ width: 4, height: 1 });
  const image = picture.getImageData(0, 0, 4, 1);
  for (const [at, alpha] of [0, 49, 50, 125].entries()) image.data[at * 4 + 3] = alpha;
  picture.putImageData(image, 0, 0);
  const paper = createPaper({ width: 4, height: 1 });
  readAsMask(paper, picture.canvas);
  expect(rowsOf(paper)).toEqual(['..##']);
});
