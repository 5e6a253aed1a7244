import { describe, expect, it } from 'vitest';
import { settleLabels } from './settle-labels.ts';

/** One row of a page between two empty ones. */
const rowOf = (areas: readonly number[], lines: readonly number[], isGround: readonly number[]) => {
  const width = areas.length;
  const pad = (row: readonly number[], empty: number) => {
    const rest = Array.from({ length: width }, () => empty);
    return [...rest, ...row, ...rest];
  };
  const core = Uint16Array.from(pad(areas, 1));
  const labels = settleLabels(
    { core, labels: core, count: 2 },
    { isGround: Uint8Array.from(isGround), lines: Uint8Array.from(pad(lines, 0)), width },
  );
  return [...labels.subarray(width, width * 2)];
};

describe('settleLabels', () => {
  it('gives the outline to the figure, but for its outermost pixel', () => {
    const lines = [0, 0, 1, 1, 1, 1, 0, 0];
    const found = rowOf([1, 1, 0, 0, 0, 0, 2, 2], lines, [0, 0, 0]);
    expect(found).toEqual([1, 1, 1, 1, 2, 2, 2, 2]);
    expect(rowOf([2, 2, 2, 2, 2, 2, 2, 2], lines, [0, 1, 0])).toEqual(Array(8).fill(2));
  });

  it('makes areas of the ground 0', () => {
    expect(rowOf([1, 1, 2, 2], [0, 0, 0, 0], [0, 1, 0])).toEqual([0, 0, 2, 2]);
  });
});
