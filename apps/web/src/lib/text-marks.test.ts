import { expect, test } from 'vitest';
import { moveMarks } from './text-marks.ts';

const BEFORE = 'roses, glorp, red';
const MARKS = [{ start: 7, end: 12 }];

test.each([
  ['the same text', BEFORE, ['glorp']],
  ['words after it', `${BEFORE} and blue`, ['glorp']],
  ['words before it', `big ${BEFORE}`, ['glorp']],
  ['a word before it taken out', 'glorp, red', ['glorp']],
  ['a letter added to it', 'roses, glorps, red', []],
  ['a letter put before it', 'roses, aglorp, red', []],
  ['a letter within it', 'roses, gl-orp, red', []],
  ['all of it taken out', 'roses, , red', []],
  ['nothing left', '', []],
])('%s', (_name, after, marked) => {
  const marks = moveMarks(MARKS, BEFORE, after);
  expect(marks.map(({ start, end }) => after.slice(start, end))).toEqual(marked);
});
