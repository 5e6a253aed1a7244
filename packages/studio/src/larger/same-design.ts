import type { Pixels } from '@toile/raster';

/** Side of the squares whose colours are compared, in pixels of the smaller picture. */
const SQUARE_PX = 8;
/** Largest difference of the squares on average, and of a single square, of 255. */
const MEAN_APART = 4;
const ONE_APART = 12;
/** Part of the squares that may be further apart: where a line or a fold falls on another pixel. */
const FEW = 0.03;

/**
 * Whether a picture (RGBA) shows what another shows that is a whole number of times as large:
 * the same shapes and colours in the same places, whatever their finest grain.
 */
export function isSameDesign(small: Pixels, large: Pixels): boolean {
  const factor = large.width / small.width;
  if (!Number.isInteger(factor) || large.height !== small.height * factor) return false;
  const one = squareColours(small, SQUARE_PX);
  const other = squareColours(large, SQUARE_PX * factor);
  let sum = 0;
  let far = 0;
  for (let i = 0; i < one.length; i += 1) {
    const apart = Math.abs(one[i] - other[i]);
    sum += apart;
    if (apart > ONE_APART) far += 1;
  }
  return sum <= MEAN_APART * one.length && far <= FEW * one.length;
}

/** The mean red, green and blue of each square, row by row; what is left at the far edges counts too. */
function squareColours({ data, width, height }: Pixels, sidePx: number): Float64Array {
  const columns = Math.ceil(width / sidePx);
  const colours = new Float64Array(columns * Math.ceil(height / sidePx) * 3);
  for (let y = 0, i = 0; y < height; y += 1) {
    const row = Math.floor(y / sidePx) * columns;
    const high = Math.min(sidePx, height - Math.floor(y / sidePx) * sidePx);
    for (let x = 0; x < width; x += 1, i += 4) {
      const column = Math.floor(x / sidePx);
      const area = high * Math.min(sidePx, width - column * sidePx);
      const at = (row + column) * 3;
      colours[at] += data[i] / area;
      colours[at + 1] += data[i + 1] / area;
      colours[at + 2] += data[i + 2] / area;
    }
  }
  return colours;
}
