import type { PixelSize } from '@toile/tools';

export type SlicOptions = {
  /** Distance between the middles of pieces, in pixels. */
  stepPx: number;
  /** Weight of place against colour. */
  compactness: number;
  rounds: number;
};

/**
 * Divides a picture into pieces of one colour each: the number of its piece for every pixel,
 * `count` numbers in all. Source of the method: SLIC (Achanta et al. 2012).
 */
export function slic(
  features: Float32Array,
  size: PixelSize,
  { stepPx, compactness, rounds }: SlicOptions,
): { ids: Int32Array; count: number } {
  const { width, height } = size;
  const columns = Math.max(1, Math.round(width / stepPx));
  const rows = Math.max(1, Math.round(height / stepPx));
  const count = columns * rows;
  const middles = startGrid(features, size, columns, rows);
  const ids = new Int32Array(width * height);
  const nearest = new Float32Array(width * height);
  const placeWeight = (compactness / stepPx) ** 2;
  for (let round = 0; round < rounds; round += 1) {
    nearest.fill(Number.MAX_VALUE);
    for (let k = 0; k < count; k += 1)
      claim(k, {
        features,
        middles,
        ids,
        nearest,
        size,
        placeWeight,
        reach: Math.ceil(stepPx * 1.6),
      });
    moveMiddles(features, size, ids, middles);
  }
  return { ids, count };
}

/** Five numbers for each piece: colour, then place. */
function startGrid(
  features: Float32Array,
  { width, height }: PixelSize,
  columns: number,
  rows: number,
) {
  const middles = new Float32Array(columns * rows * 5);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = Math.floor(((column + 0.5) * width) / columns);
      const y = Math.floor(((row + 0.5) * height) / rows);
      const from = (y * width + x) * 3;
      const colour = features.subarray(from, from + 3);
      middles.set([...colour, x, y], (row * columns + column) * 5);
    }
  }
  return middles;
}

type Claim = {
  features: Float32Array;
  middles: Float32Array;
  ids: Int32Array;
  nearest: Float32Array;
  size: PixelSize;
  placeWeight: number;
  reach: number;
};

/** Takes the pixels around a piece's middle that no other piece is nearer to. */
function claim(
  k: number,
  { features, middles, ids, nearest, size, placeWeight, reach }: Claim,
): void {
  const { width, height } = size;
  const [l, a, b, x, y] = middles.subarray(k * 5, k * 5 + 5);
  const left = Math.max(0, Math.floor(x - reach));
  const right = Math.min(width - 1, Math.floor(x + reach));
  const bottom = Math.min(height - 1, Math.floor(y + reach));
  for (let row = Math.max(0, Math.floor(y - reach)); row <= bottom; row += 1) {
    const down = (row - y) * (row - y);
    for (let column = left, i = row * width + left; column <= right; column += 1, i += 1) {
      const dl = features[i * 3] - l;
      const da = features[i * 3 + 1] - a;
      const db = features[i * 3 + 2] - b;
      const place = (column - x) * (column - x) + down;
      const distance = dl * dl + da * da + db * db + place * placeWeight;
      if (distance >= nearest[i]) continue;
      nearest[i] = distance;
      ids[i] = k;
    }
  }
}

function moveMiddles(
  features: Float32Array,
  { width }: PixelSize,
  ids: Int32Array,
  middles: Float32Array,
) {
  const sums = new Float64Array((middles.length / 5) * 6);
  for (let i = 0, x = 0, y = 0; i < ids.length; i += 1) {
    const at = ids[i] * 6;
    sums[at] += features[i * 3];
    sums[at + 1] += features[i * 3 + 1];
    sums[at + 2] += features[i * 3 + 2];
    sums[at + 3] += x;
    sums[at + 4] += y;
    sums[at + 5] += 1;
    x += 1;
    if (x === width) {
      x = 0;
      y += 1;
    }
  }
  for (let k = 0; k < middles.length / 5; k += 1) {
    const area = sums[k * 6 + 5];
    if (area === 0) continue;
    for (let c = 0; c < 5; c += 1) middles[k * 5 + c] = sums[k * 6 + c] / area;
  }
}
