import { rollTile, type TileRoll } from './roll-tile.ts';
import type { Pixels } from './seam-score.ts';

/**
 * Rolls a seamless tile in place so that its edges lie where it is quietest, which spares
 * the eye when a picture is seen alone. Nothing is lost: the tile still repeats the same.
 * Returns how far it was rolled.
 */
export function rollToQuiet(pixels: Pixels): TileRoll {
  const roll = quietest(pixels);
  rollTile(pixels, roll);
  return roll;
}

/** The column and the row that differ least from the one before them, by the green channel. */
function quietest({ data, width, height }: Pixels): TileRoll {
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
