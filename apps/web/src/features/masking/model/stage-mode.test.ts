import { expect, test } from 'vitest';
import { dotOf, drawsByDrag, fitMode, strokeTool, withControl } from './stage-mode.ts';

test('Control turns to the eraser and back, once there is a mask', () => {
  const held = { held: true, hasSelection: true };
  expect(withControl('mark', held)).toBe('erase');
  expect(withControl('draw', held)).toBe('erase');
  expect(withControl('erase', held)).toBe('draw');
  expect(withControl('hand', held)).toBe('erase');
  expect(withControl('mark', { ...held, hasSelection: false })).toBe('mark');
  expect(withControl('draw', { ...held, held: false })).toBe('draw');
});

test('a mode says whether a drag draws, and what a stroke is', () => {
  expect(drawsByDrag('mark', 'dots')).toBe(false);
  expect(drawsByDrag('mark', 'line')).toBe(true);
  expect(drawsByDrag('draw', 'dots')).toBe(true);
  expect(drawsByDrag('leave', 'dots')).toBe(false);
  const brush = { radius: 30, box: false };
  expect(strokeTool('mark', brush)).toEqual({ kind: 'line' });
  expect(strokeTool('erase', brush)).toEqual({ kind: 'brush', erases: true, radius: 30 });
  expect(strokeTool('draw', { ...brush, box: true })).toEqual({ kind: 'box', erases: false });
});

test('a tap sets a dot on what is selected, or on what is left out', () => {
  const at = { x: 3, y: 4 };
  expect(dotOf('mark', at)).toEqual({ kind: 'dot', x: 3, y: 4 });
  expect(dotOf('leave', at)).toEqual({ kind: 'dot', x: 3, y: 4, leaves: true });
});

test('what was confirmed is refined by hand, unless more is to be marked', () => {
  const once = { addsMore: false, hasSelection: true };
  expect(fitMode('mark', once)).toBe('draw');
  expect(fitMode('mark', { ...once, addsMore: true })).toBe('mark');
  expect(fitMode('leave', once)).toBe('draw');
  expect(fitMode('hand', once)).toBe('hand');
  expect(fitMode('draw', { ...once, hasSelection: false })).toBe('mark');
  expect(fitMode('hand', { ...once, hasSelection: false })).toBe('hand');
});
