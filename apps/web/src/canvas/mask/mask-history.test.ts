import { expect, test } from 'vitest';
import type { Mark } from './mark.ts';
import { addMark, canRedo, canUndo, listDone, NO_MARKS, redo, undo } from './mask-history.ts';

const dots = Array.from({ length: 60 }, (_, i): Mark => ({ kind: 'dot', x: i, y: i }));
const full = dots.reduce(addMark, NO_MARKS);

test('sixty steps can be taken back and done again', () => {
  const empty = dots.reduce(undo, full);
  expect(listDone(empty)).toEqual([]);
  expect([canUndo(empty), canRedo(empty)]).toEqual([false, true]);
  expect(undo(empty)).toBe(empty);
  const again = dots.reduce(redo, empty);
  expect(listDone(again)).toEqual(dots);
  expect([canUndo(again), canRedo(again)]).toEqual([true, false]);
  expect(redo(again)).toBe(again);
});

test('a new step ends what could be redone', () => {
  const next = addMark(undo(full), { kind: 'reset' });
  expect(canRedo(next)).toBe(false);
  expect(listDone(next)).toEqual([...dots.slice(0, -1), { kind: 'reset' }]);
});
