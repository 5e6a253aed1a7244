import { beforeEach, expect, test } from 'vitest';
import { createPaper } from '../../lib/pictures/paper.ts';
import { fakeCanvases, paperOf, rowsOf } from '../../testing/fake-canvas.ts';
import { findBox, isBlank, readAsMask } from './mask-pixels.ts';

beforeEach(fakeCanvases);

test('is blank up to so many pixels, wherever they are', () => {
  const paper = createPaper({ width: 100, height: 300 });
  expect(isBlank(paper, 300)).toBe(true);
  paper.fillRect(0, 0, 100, 1);
  paper.fillRect(0, 150, 100, 1);
  paper.fillRect(0, 299, 100, 1);
  expect(isBlank(paper, 300)).toBe(true);
  paper.fillRect(50, 200, 1, 1);
  expect(isBlank(paper, 300)).toBe(false);
});

test('has a box around what is selected', () => {
  expect(findBox(paperOf('.....', '..##.', '...#.'))).toEqual({ x: 2, y: 1, width: 2, height: 2 });
  expect(findBox(paperOf('...'))).toBeUndefined();
});

test('is read from the transparency of a picture', () => {
  const paper = createPaper({ width: 4, height: 1 });
  readAsMask(paper, paperOf('.##.').canvas);
  expect(rowsOf(paper)).toEqual(['.##.']);
});

test('is read from the lightness of a picture that has no transparency', () => {
  const picture = createPaper({ width: 4, height: 1 });
  picture.fillStyle = '#000';
  picture.fillRect(0, 0, 4, 1);
  picture.fillStyle = '#fff';
  picture.fillRect(3, 0, 1, 1);
  const paper = createPaper({ width: 4, height: 1 });
  readAsMask(paper, picture.canvas);
  expect(rowsOf(paper)).toEqual(['...#']);
});
