import type { Pixels } from '@toile/raster';

const sinc = (x: number) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));
const lanczos = (x: number) => (Math.abs(x) < 3 ? sinc(x) * sinc(x / 3) : 0);

/**
 * A picture at twice its size by the formula of Lanczos3 and nothing else, written down as it
 * stands in books: for each new pixel the weighed sum over six by six old ones, edges mirrored.
 */
export function plainLanczos({ data, width, height }: Pixels): Uint8ClampedArray {
  const out = new Uint8ClampedArray(16 * width * height);
  const columns = Array.from({ length: 2 * width }, (_, x) => weights(x, width));
  const rows = Array.from({ length: 2 * height }, (_, y) => weights(y, height));
  for (let place = 0; place < out.length / 4; place += 1) {
    const sums = [0, 0, 0, 0];
    for (const [row, down] of rows[Math.floor(place / columns.length)]) {
      for (const [column, across] of columns[place % columns.length]) {
        const at = (row * width + column) * 4;
        for (let c = 0; c < 4; c += 1) sums[c] += down * across * data[at + c];
      }
    }
    out.set(sums, place * 4);
  }
  return out;
}

/** The old places that a new place is made of, and the share of each. */
function weights(place: number, length: number): [number, number][] {
  const middle = (place + 0.5) / 2 - 0.5;
  const first = Math.floor(middle) - 2;
  const shares = Array.from({ length: 6 }, (_, i) => lanczos(first + i - middle));
  const sum = shares.reduce((a, b) => a + b, 0);
  return shares.map((share, i) => [mirrored(first + i, length), share / sum]);
}

function mirrored(place: number, length: number): number {
  if (place < 0) return -1 - place;
  return place < length ? place : 2 * length - 1 - place;
}
