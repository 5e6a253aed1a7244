import { expect, test } from 'vitest';
import { findAloneDoubts } from './find-alone-doubts.ts';

const SIZE = { width: 180, height: 240 };

function levels(...boxes: (readonly [number, number, number, number])[]): Uint8Array {
  const out = new Uint8Array(SIZE.width * SIZE.height);
  for (const [left, top, right, bottom] of boxes) {
    for (let y = top; y < bottom; y += 1)
      out.fill(255, y * SIZE.width + left, y * SIZE.width + right);
  }
  return out;
}

test.each([
  ['one in the middle', [levels([60, 30, 120, 210])], []],
  ['two beside each other', [levels([15, 30, 75, 210], [105, 30, 165, 210])], ['several-garments']],
  ['one with a loose button', [levels([60, 30, 120, 210], [150, 60, 156, 66])], []],
  ['one that goes on below', [levels([60, 30, 120, 240])], ['garment-cut-off']],
  ['one that goes on at a side', [levels([0, 30, 120, 210])], ['garment-cut-off']],
])('a garment that lies alone: %s', (_, [found], doubts) => {
  expect(findAloneDoubts(found ?? new Uint8Array(), SIZE)).toEqual(doubts);
});

test('a garment of few pixels is small', () => {
  expect(findAloneDoubts(levels([60, 60, 90, 120]), SIZE)).toEqual(['garment-small']);
});
