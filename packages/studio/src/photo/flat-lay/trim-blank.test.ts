import { describe, expect, it } from 'vitest';
import { trimBlank } from './trim-blank.ts';

const SIZE = { width: 7, height: 6 };

/** A picture of one colour, with the alpha of each row's pixels. */
function lifted(rows: readonly (readonly number[])[], level: number) {
  return { ...SIZE, alpha: rows.flat(), rgb: new Uint8Array(7 * 6 * 3).fill(level) };
}

const rows = (level: number) => [
  [0, 0, 0, 0, 0, 0, 0],
  [0, 0, 5, 5, 5, 0, 0],
  [0, 0, 255, 255, level, 0, 0],
  [0, 0, 255, 255, level, 0, 0],
  [0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0],
];

describe('trimBlank', () => {
  it('leaves a margin of one pixel about what is more than hardly there', () => {
    const box = trimBlank(lifted(rows(6), 120));
    expect(box).toEqual({ left: 1, top: 1, right: 6, bottom: 5 });
  });

  it('keeps a white garment on white, by its alpha', () => {
    const box = trimBlank(lifted(rows(255), 255));
    expect(box).toEqual({ left: 1, top: 1, right: 6, bottom: 5 });
  });

  it('takes a white soft edge for blank from 250 on, and counts a nearly white one half', () => {
    const right = (alpha: number, level: number) => trimBlank(lifted(rows(alpha), level))?.right;
    expect([right(120, 250), right(120, 249)]).toEqual([5, 6]);
    expect([right(10, 201), right(11, 201), right(10, 200)]).toEqual([5, 6, 6]);
  });

  it('stays within the picture, and finds nothing in an empty one', () => {
    const full = Array.from({ length: 6 }, () => Array.from({ length: 7 }, () => 255));
    expect(trimBlank(lifted(full, 0))).toEqual({ left: 0, top: 0, right: 7, bottom: 6 });
    expect(
      trimBlank(
        lifted(
          rows(0).map((row) => row.map(() => 0)),
          0,
        ),
      ),
    ).toBeUndefined();
  });
});
