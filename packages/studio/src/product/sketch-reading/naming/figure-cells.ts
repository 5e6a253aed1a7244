import type { PixelSize } from '@toile/tools';
import type { Area } from '../measure-areas.ts';

/** A cell of the page, in pixels; labels come at half its size. */
const CELL_PX = 8;
const STEP = CELL_PX / 2;

/** Sums of the figure's part of each cell, from the left of each row and from the top of each column. */
export type FigureCells = {
  columns: number;
  rows: number;
  fromLeft: Float32Array;
  fromTop: Float32Array;
};

/** Counts the figure in cells of the page; `figure[id]` is how much of an area is part of it. */
export function figureCells(
  half: Uint16Array,
  figure: ArrayLike<number>,
  size: PixelSize,
): FigureCells {
  const columns = Math.ceil(size.width / CELL_PX);
  const rows = Math.ceil(size.height / CELL_PX);
  const parts = partsOf(half, figure, size);
  const fromLeft = new Float32Array((columns + 1) * rows);
  const fromTop = new Float32Array(columns * (rows + 1));
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const part = parts[y * columns + x];
      fromLeft[y * (columns + 1) + x + 1] = fromLeft[y * (columns + 1) + x] + part;
      fromTop[(y + 1) * columns + x] = fromTop[y * columns + x] + part;
    }
  }
  return { columns, rows, fromLeft, fromTop };
}

function partsOf(half: Uint16Array, figure: ArrayLike<number>, { width, height }: PixelSize) {
  const columns = Math.ceil(width / CELL_PX);
  const parts = new Float32Array(columns * Math.ceil(height / CELL_PX));
  const across = width >> 1;
  for (let y = 0, i = 0; y < height >> 1; y += 1) {
    const row = Math.floor(y / STEP) * columns;
    for (let x = 0; x < across; x += 1, i += 1)
      parts[row + Math.floor(x / STEP)] += figure[half[i]];
  }
  return parts.map((sum) => sum / (STEP * STEP));
}

/**
 * Mean widths of the figure beside an area, in heights of the figure: left, right, the smaller
 * of the two, the smallest on either side of any row (no mean), above, below.
 */
export function figureAround(
  area: Area,
  { columns, rows, fromLeft, fromTop }: FigureCells,
  tall: number,
): number[] {
  const first = Math.floor(area.top / CELL_PX);
  const last = Math.min(rows - 1, Math.floor(area.bottom / CELL_PX));
  const start = Math.floor(area.left / CELL_PX);
  const end = Math.min(columns - 1, Math.floor(area.right / CELL_PX));
  let [left, right, above, below] = [0, 0, 0, 0];
  let least = 1e9;
  for (let y = first; y <= last; y += 1) {
    const row = y * (columns + 1);
    const before = fromLeft[row + start];
    const after = fromLeft[row + columns] - fromLeft[row + end + 1];
    left += before;
    right += after;
    least = Math.min(least, before, after);
  }
  for (let x = start; x <= end; x += 1) {
    above += fromTop[first * columns + x];
    below += fromTop[rows * columns + x] - fromTop[(last + 1) * columns + x];
  }
  const perRow = CELL_PX / tall / (last - first + 1);
  const perColumn = CELL_PX / tall / (end - start + 1);
  return [
    left * perRow,
    right * perRow,
    Math.min(left, right) * perRow,
    (least * CELL_PX) / tall,
    above * perColumn,
    below * perColumn,
  ];
}
