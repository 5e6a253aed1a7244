/** A picture of four bytes a pixel, row by row. */
export type Pixels = { data: Uint8Array | Uint8ClampedArray; width: number; height: number };

/** Differences across the joins of a tile, and the largest inside it, 0 to 255. */
export type Seams = {
  wrapX: number;
  wrapY: number;
  interiorX: number;
  interiorY: number;
  seamless: boolean;
};

/** A join may exceed the interior's largest step by this factor, for rounding. */
const TOLERANCE = 1.02;

/**
 * Measures whether a tile meets itself: the mean absolute RGB difference between its last
 * and first column (row) against the largest one between neighbouring columns (rows) inside.
 */
export function seamScore({ data, width, height }: Pixels): Seams {
  const columns = new Float64Array(width);
  const rows = new Float64Array(height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const here = (y * width + x) * 4;
      const right = (y * width + (x + 1 === width ? 0 : x + 1)) * 4;
      const below = ((y + 1 === height ? 0 : y + 1) * width + x) * 4;
      columns[x] += difference(data, here, right);
      rows[y] += difference(data, here, below);
    }
  }
  const wrapX = columns[width - 1] / (height * 3);
  const wrapY = rows[height - 1] / (width * 3);
  const interiorX =
    columns.subarray(0, width - 1).reduce((a, b) => Math.max(a, b), 0) / (height * 3);
  const interiorY = rows.subarray(0, height - 1).reduce((a, b) => Math.max(a, b), 0) / (width * 3);
  const seamless = wrapX <= interiorX * TOLERANCE && wrapY <= interiorY * TOLERANCE;
  return { wrapX, wrapY, interiorX, interiorY, seamless };
}

const difference = (data: Pixels['data'], a: number, b: number) =>
  Math.abs(data[a] - data[b]) +
  Math.abs(data[a + 1] - data[b + 1]) +
  Math.abs(data[a + 2] - data[b + 2]);
