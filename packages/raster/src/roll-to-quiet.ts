import type { Pixels } from './seam-score.ts';

/**
 * Rolls a seamless tile in place so that its edges lie where it is quietest, which spares
 * the eye when a picture is seen alone. Nothing is lost: the tile still repeats the same.
 */
export function rollToQuiet({ data, width, height }: Pixels): void {
  const words = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const { column, row } = quietest({ data, width, height });
  const from = words.slice();
  for (let y = 0; y < height; y += 1) {
    const source = ((y + row) % height) * width;
    words.set(from.subarray(source + column, source + width), y * width);
    words.set(from.subarray(source, source + column), y * width + width - column);
  }
}

/** The column and the row that differ least from the one before them, by the green channel. */
function quietest({ data, width, height }: Pixels): { column: number; row: number } {
  const columns = new Float64Array(width);
  const rows = new Float64Array(height);
  for (let y = 0; y < height; y += 1) {
    const above = (y === 0 ? height - 1 : y - 1) * width;
    for (let x = 0; x < width; x += 1) {
      const here = data[(y * width + x) * 4 + 1];
      const left = y * width + (x === 0 ? width - 1 : x - 1);
      columns[x] += Math.abs(here - data[left * 4 + 1]);
      rows[y] += Math.abs(here - data[(above + x) * 4 + 1]);
    }
  }
  return { column: columns.indexOf(Math.min(...columns)), row: rows.indexOf(Math.min(...rows)) };
}
