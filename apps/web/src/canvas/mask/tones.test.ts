import { beforeEach, expect, test } from 'vitest';
import { createPaper } from '../../lib/pictures/paper.ts';
import { fakeCanvases } from '../../testing/fake-canvas.ts';
import { shareBetweenTones } from './tones.ts';

beforeEach(fakeCanvases);

type Rgba = readonly [number, number, number, number];

/** The share between the tones in a picture of these pixels in one row. */
function between(...pixels: readonly Rgba[]): number {
  const size = { width: pixels.length, height: 1 };
  const paper = createPaper(size);
  const image = paper.getImageData(0, 0, size.width, 1);
  image.data.set(pixels.flat());
  paper.putImageData(image, 0, 0);
  return shareBetweenTones(paper.canvas, size);
}

const WHITE: Rgba = [250, 255, 248, 255];
const BLACK: Rgba = [9, 0, 20, 255];
const GREY: Rgba = [128, 128, 128, 255];
const RED: Rgba = [255, 0, 0, 255];
const CLEAR: Rgba = [0, 0, 0, 0];

test('black and white are a mask; greys and colours lie between', () => {
  expect(between(WHITE, BLACK, WHITE, BLACK)).toBe(0);
  expect(between(WHITE, BLACK, GREY, RED)).toBe(0.5);
});

test('where parts are clear, opacity tells: any colour is selected, and half of it too', () => {
  expect(between(CLEAR, RED, GREY, WHITE)).toBe(0);
  expect(between(CLEAR, [255, 0, 0, 125], CLEAR, [255, 0, 0, 120])).toBe(0);
  expect(between(CLEAR, RED, [255, 0, 0, 128], CLEAR)).toBe(0.25);
});
