import { expect, test } from 'vitest';
import { type Box, MARGIN, PAGE } from '../../../lib/pdf/page-size.ts';
import { CAPTION, fitInto, layOutSheet } from './sheet-layout.ts';

/** True where two places, each with its caption below, have room in common. */
const touch = (one: Box, other: Box) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.bottom - CAPTION < other.bottom + other.height &&
  other.bottom - CAPTION < one.bottom + one.height;

test.each([0, 1, 2, 3, 6, 7, 8, 9, 100])('%i pictures stand apart, within the margins', (count) => {
  const pages = layOutSheet(count);
  expect(pages.flat()).toHaveLength(count);
  for (const boxes of pages) {
    for (const box of boxes) {
      expect(box.left).toBeGreaterThanOrEqual(MARGIN);
      expect(box.left + box.width).toBeLessThanOrEqual(PAGE.width - MARGIN + 0.01);
      expect(box.bottom).toBeGreaterThan(MARGIN);
      expect(box.bottom + box.height).toBeLessThan(PAGE.height - MARGIN);
    }
    const overlaps = boxes.flatMap((one, at) =>
      boxes.slice(at + 1).filter((other) => touch(one, other)),
    );
    expect(overlaps).toEqual([]);
  }
});

test('a picture keeps its shape', () => {
  const box = { left: 10, bottom: 20, width: 100, height: 50 };
  expect(fitInto(box, { width: 400, height: 100 })).toEqual({ ...box, height: 25 });
  expect(fitInto(box, { width: 300, height: 400 })).toEqual({ ...box, width: 37.5 });
});
