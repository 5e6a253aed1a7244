import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeCanvases, paperOf, rowsOf } from '../../testing/fake-canvas.ts';
import { NO_WORK } from './kept-work.ts';
import type { Mark } from './mark.ts';
import { createMaskSession, type MaskSession } from './mask-session.ts';

beforeEach(fakeCanvases);

const size = { width: 40, height: 40 };
const open = (work = NO_WORK, pictures = new Map<string, CanvasImageSource>()): MaskSession =>
  createMaskSession({ size, pictures, ...work });
const brush = { kind: 'brush', erases: false, radius: 10 } as const;
const marksOf = (session: MaskSession): readonly Mark[] => session.getState().history.marks;

/** Paints a stroke across the canvas at height `y`. */
function paint(session: MaskSession, y: number): void {
  session.begin(brush, { x: 5, y });
  session.goOn([
    { x: 20, y },
    { x: 35, y },
  ]);
  session.end();
}

describe('a stroke', () => {
  test('is painted as it comes, and becomes one step when it ends', () => {
    const session = open();
    const listener = vi.fn();
    session.subscribe(listener);
    session.begin(brush, { x: 20, y: 20 });
    expect(rowsOf(session.paper)[20]?.[20]).toBe('#');
    expect(listener).not.toHaveBeenCalled();
    session.goOn([
      { x: 30.2, y: 20 },
      { x: 38, y: 20.3 },
    ]);
    session.end();
    expect(listener).toHaveBeenCalledOnce();
    expect(marksOf(session)).toEqual([{ ...brush, path: [20, 20, 30, 20, 38, 20.5] }]);
  });

  test('that is dropped leaves nothing behind', () => {
    const session = open();
    paint(session, 5);
    const before = rowsOf(session.paper);
    session.begin(brush, { x: 20, y: 30 });
    session.goOn([{ x: 35, y: 30 }]);
    session.drop();
    expect(rowsOf(session.paper)).toEqual(before);
    expect(marksOf(session)).toHaveLength(1);
  });

  test('is ended before anything else is done', () => {
    const session = open();
    session.begin(brush, { x: 20, y: 20 });
    session.add({ kind: 'inversion' });
    expect(marksOf(session).map(({ kind }) => kind)).toEqual(['brush', 'inversion']);
  });

  test('that is a line waits, and paints nothing', () => {
    const session = open();
    session.begin({ kind: 'line' }, { x: 5, y: 5 });
    session.goOn([{ x: 30, y: 30 }]);
    expect(session.getLive()).toEqual({ kind: 'line', path: [5, 5, 30, 30] });
    session.end();
    expect(rowsOf(session.paper).join('')).not.toContain('#');
    expect(marksOf(session)).toEqual([{ kind: 'line', path: [5, 5, 30, 30] }]);
  });
});

describe('steps', () => {
  test('are taken back and done again, sixty of them, to the same pixels', () => {
    const session = open();
    const seen = [rowsOf(session.paper)];
    for (let step = 1; step <= 60; step += 1) {
      if (step % 7 === 0) session.add({ kind: 'inversion' });
      else paint(session, (step * 13) % 40);
      seen.push(rowsOf(session.paper));
    }
    for (let step = 59; step >= 0; step -= 1) {
      session.undo();
      expect(rowsOf(session.paper)).toEqual(seen[step]);
    }
    session.undo();
    for (let step = 1; step <= 60; step += 1) {
      session.redo();
      expect(rowsOf(session.paper)).toEqual(seen[step]);
    }
  });

  test('that come after others were taken back take their place', () => {
    const session = open();
    for (let step = 0; step < 10; step += 1) paint(session, 5);
    for (let step = 0; step < 5; step += 1) session.undo();
    session.add({ kind: 'reset' });
    for (let step = 0; step < 4; step += 1) session.add({ kind: 'inversion' });
    session.undo();
    expect(marksOf(session)).toHaveLength(10);
    expect(rowsOf(session.paper).join('')).toMatch(/^#+$/);
  });

  test('are painted again for work that was kept', () => {
    const first = open();
    for (let step = 0; step < 12; step += 1) paint(first, step * 3);
    first.undo();
    const again = open(first.getState());
    expect(rowsOf(again.paper)).toEqual(rowsOf(first.paper));
    again.redo();
    first.redo();
    expect(rowsOf(again.paper)).toEqual(rowsOf(first.paper));
  });
});

test('an answer takes the colour of the mask, and keeps it through what comes after', () => {
  const session = open();
  session.setColour('purple');
  const rows = Array.from({ length: 40 }, () => '#'.repeat(40));
  session.addPicture({ kind: 'selection', fileId: 'a', dots: [[1, 2]] }, paperOf(...rows).canvas);
  const colourAt = () => [...session.paper.getImageData(3, 3, 1, 1).data];
  expect(colourAt()).toEqual([165, 0, 245, 255]);
  session.setColour('green');
  expect(colourAt()).toEqual([0, 245, 165, 255]);
  session.add({ kind: 'reset' });
  session.undo();
  expect(colourAt()).toEqual([0, 245, 165, 255]);
});
