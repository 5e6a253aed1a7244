import { beforeEach, expect, test } from 'vitest';
import { createPaper } from '../../lib/pictures/paper.ts';
import { fakeCanvases, paperOf, rowsOf } from '../../testing/fake-canvas.ts';
import type { Mark } from './mark.ts';
import { paintMark, paintPath, tint } from './paint-mark.ts';

beforeEach(fakeCanvases);

const COLOUR = 'rgb(245 165 0)';
const painting = { colour: COLOUR, pictures: new Map<string, CanvasImageSource>() };

test('inverts what is selected', () => {
  const paper = paperOf('##..', '##..');
  paintMark(paper, { kind: 'inversion' }, painting);
  expect(rowsOf(paper)).toEqual(['..##', '..##']);
});

test('selects nothing after a reset', () => {
  const paper = paperOf('####');
  paintMark(paper, { kind: 'reset' }, painting);
  expect(rowsOf(paper)).toEqual(['....']);
});

test('takes the place of what was there with a picture', () => {
  const paper = paperOf('##..');
  const pictures = new Map([['answer', paperOf('...#').canvas]]);
  paintMark(paper, { kind: 'selection', fileId: 'answer', dots: [] }, { colour: COLOUR, pictures });
  expect(rowsOf(paper)).toEqual(['...#']);
});

test.each<Mark>([
  { kind: 'dot', x: 1, y: 1 },
  { kind: 'line', path: [0, 0, 3, 0] },
])('leaves the mask alone for a $kind, which waits to be confirmed', (mark) => {
  const paper = paperOf('##..');
  paintMark(paper, mark, painting);
  expect(rowsOf(paper)).toEqual(['##..']);
});

test('paints with a round brush, in the colour of the mask', () => {
  const paper = createPaper({ width: 60, height: 60 });
  paintMark(paper, { kind: 'brush', erases: false, radius: 20, path: [30, 30] }, painting);
  const rows = rowsOf(paper);
  expect(rows[30]?.slice(11, 49)).toBe('#'.repeat(38));
  expect(rows[30]?.[9]).toBe('.');
  expect(rows[12]?.[12]).toBe('.');
  expect([...paper.getImageData(30, 30, 1, 1).data]).toEqual([245, 165, 0, 255]);
});

test('erases along a path', () => {
  const paper = paperOf(...Array.from({ length: 30 }, () => '#'.repeat(60)));
  paintMark(paper, { kind: 'brush', erases: true, radius: 10, path: [0, 15, 60, 15] }, painting);
  expect(rowsOf(paper)[15]).toBe('.'.repeat(60));
  expect(rowsOf(paper)[2]).toBe('#'.repeat(60));
});

test('fills a box, drawn from any corner, and empties one', () => {
  const paper = paperOf('#...', '....', '....');
  paintMark(paper, { kind: 'box', erases: false, path: [4, 3, 1, 1] }, painting);
  expect(rowsOf(paper)).toEqual(['#...', '.###', '.###']);
  paintMark(paper, { kind: 'box', erases: true, path: [0, 0, 2, 2] }, painting);
  expect(rowsOf(paper)).toEqual(['....', '..##', '.###']);
});

test('paints a stroke as it came, and again, to the same pixels', () => {
  const path = [5, 5, 30.5, 12, 44, 40, 10, 50];
  const brush = { erases: false, radius: 7, colour: COLOUR };
  const [live, again] = [
    createPaper({ width: 60, height: 60 }),
    createPaper({ width: 60, height: 60 }),
  ];
  for (let points = 1; points <= 4; points += 1) {
    paintPath(live, path.slice(0, points * 2), { ...brush, from: points - 1 });
  }
  paintPath(again, path, brush);
  expect(live.getImageData(0, 0, 60, 60).data).toEqual(again.getImageData(0, 0, 60, 60).data);
});

test('gives what is selected another colour', () => {
  const paper = paperOf('#.');
  tint(paper, 'rgb(0 245 165)');
  expect([...paper.getImageData(0, 0, 2, 1).data]).toEqual([0, 245, 165, 255, 0, 0, 0, 0]);
});
