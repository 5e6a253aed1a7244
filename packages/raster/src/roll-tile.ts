import type { Pixels } from './seam-score.ts';

/** The column and the row, in pixels from 0, that come first after a tile was rolled. */
export type TileRoll = { column: number; row: number };

/** Rolls a tile in place: what leaves it on one side comes in on the other. */
export function rollTile({ data, width, height }: Pixels, { column, row }: TileRoll): void {
  const words = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const from = words.slice();
  for (let y = 0; y < height; y += 1) {
    const source = ((y + row) % height) * width;
    words.set(from.subarray(source + column, source + width), y * width);
    words.set(from.subarray(source, source + column), y * width + width - column);
  }
}
