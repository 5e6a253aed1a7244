import { beforeEach, expect, test } from 'vitest';
import { createPaper, type Paper } from '../../lib/pictures/paper.ts';
import { fakeCanvases, rowsOf } from '../../testing/fake-canvas.ts';
import { changeEdge } from './change-edge.ts';

beforeEach(fakeCanvases);

const SIDE = 680;

/** A mask of 680 pixels, on which a step is two, with these boxes selected. */
function maskOf(...boxes: [x: number, y: number, width: number, height: number][]): Paper {
  const paper = createPaper({ width: SIDE, height: SIDE });
  paper.fillStyle = 'rgb(245 165 0)';
  for (const box of boxes) paper.fillRect(...box);
  return paper;
}

/** Number of selected pixels of a row. */
const countOf = (paper: Paper, row: number) => rowsOf(paper)[row]?.replaceAll('.', '').length;

test('grows by a step and shrinks by as much', () => {
  const paper = maskOf([100, 100, 50, 50]);
  changeEdge(paper, 'grow');
  expect([countOf(paper, 125), countOf(paper, 97)]).toEqual([54, 0]);
  expect(countOf(paper, 98)).toBeGreaterThanOrEqual(50);
  changeEdge(paper, 'shrink');
  expect([countOf(paper, 125), countOf(paper, 100), countOf(paper, 99)]).toEqual([50, 50, 0]);
});

test('the border of the photo is no edge', () => {
  const paper = maskOf([0, 0, 50, SIDE]);
  changeEdge(paper, 'shrink');
  expect([countOf(paper, 0), countOf(paper, SIDE - 1)]).toEqual([48, 48]);
});

test('smoothing takes away specks, hairs and pinholes, and leaves the rest', () => {
  const paper = maskOf([100, 100, 80, 80], [300, 300, 3, 3], [100, 400, 200, 3]);
  paper.clearRect(140, 140, 3, 3);
  changeEdge(paper, 'smooth');
  expect(countOf(paper, 141)).toBe(80);
  expect([countOf(paper, 301), countOf(paper, 401)]).toEqual([0, 0]);
});

/** A row through the middle of the selection. */
const SIDE_ROW = 200;

/** Alphas of that row, from one column on. */
function alphasOf(paper: Paper, from: number, count: number): number[] {
  const { data } = paper.getImageData(from, SIDE_ROW, count, 1);
  return Array.from({ length: count }, (_, x) => data[x * 4 + 3] ?? 0);
}

test('feathering softens the edge to either side, more each time', () => {
  const paper = maskOf([100, 100, 200, 200]);
  changeEdge(paper, 'feather');
  const once = alphasOf(paper, 94, 12);
  expect(once).toEqual(once.toSorted((a, b) => a - b));
  expect([once[0], once[11]]).toEqual([0, 255]);
  const between = (alphas: number[]) => alphas.filter((alpha) => alpha > 0 && alpha < 255).length;
  expect(between(once)).toBeGreaterThanOrEqual(4);
  changeEdge(paper, 'feather');
  expect(between(alphasOf(paper, 90, 20))).toBeGreaterThan(between(once));
});

test('a soft edge is made firm where it is moved, and its colour stays', () => {
  const paper = maskOf([100, 100, 200, 200]);
  changeEdge(paper, 'feather');
  changeEdge(paper, 'grow');
  expect(countOf(paper, 200)).toBe(204);
  expect([...paper.getImageData(98, 200, 1, 1).data]).toEqual([245, 165, 0, 255]);
});
