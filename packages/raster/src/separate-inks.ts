import type { Unmixed } from './unmix-palette.ts';

/** Size of the separated tile, in pixels. */
export type InkSize = { width: number; height: number };

/**
 * The ink of every pixel of a tile, as its place in the palette: the one with the largest share. A
 * tile of another size is cut from its shares, resampled as a torus, so that outlines are smooth,
 * no pixel is a mixture, and the tile still meets itself. `onRow` is told each row that is done.
 * Method: Catmull and Rom 1974, widened where the tile becomes smaller.
 */
export function separateInks(
  { palette, width: fromWidth, height: fromHeight, shares }: Unmixed,
  { width, height }: InkSize,
  onRow: (row: number) => void = () => undefined,
): Uint8Array {
  const area = fromWidth * fromHeight;
  const columns = tapsOf(fromWidth, width);
  const rows = tapsOf(fromHeight, height);
  const inks = new Uint8Array(width * height);
  const best = new Float32Array(width);
  const line = new Float32Array(fromWidth);
  for (let y = 0; y < height; y += 1) {
    best.fill(Number.NEGATIVE_INFINITY);
    for (let ink = 0; ink < palette.length; ink += 1) {
      mixRows(shares.subarray(ink * area, (ink + 1) * area), { taps: rows, row: y, line });
      for (let x = 0; x < width; x += 1) {
        const share = valueAt(line, columns, x);
        if (share <= best[x]) continue;
        best[x] = share;
        inks[y * width + x] = ink;
      }
    }
    onRow(y);
  }
  return inks;
}

/** Places and weights that each new place of a line is made of, `count` for each. */
type Taps = { count: number; places: Int32Array; weights: Float32Array };

function tapsOf(from: number, to: number): Taps {
  if (from === to) {
    return {
      count: 1,
      places: Int32Array.from({ length: to }, (_, i) => i),
      weights: new Float32Array(to).fill(1),
    };
  }
  const scale = from / to;
  const wide = Math.max(1, scale);
  const count = Math.ceil(4 * wide) + 1;
  const places = new Int32Array(to * count);
  const weights = new Float32Array(to * count);
  for (let i = 0; i < to; i += 1) {
    const middle = (i + 0.5) * scale - 0.5;
    const first = Math.ceil(middle - 2 * wide);
    let sum = 0;
    for (let tap = 0; tap < count; tap += 1) {
      const weight = catmullRom((first + tap - middle) / wide);
      places[i * count + tap] = (((first + tap) % from) + from) % from;
      weights[i * count + tap] = weight;
      sum += weight;
    }
    for (let tap = 0; tap < count; tap += 1) weights[i * count + tap] /= sum;
  }
  return { count, places, weights };
}

function catmullRom(at: number): number {
  const x = Math.abs(at);
  if (x >= 2) return 0;
  return x < 1 ? 1.5 * x ** 3 - 2.5 * x ** 2 + 1 : -0.5 * x ** 3 + 2.5 * x ** 2 - 4 * x + 2;
}

type Mix = { taps: Taps; row: number; line: Float32Array };

function mixRows(plane: Uint8Array, { taps: { count, places, weights }, row, line }: Mix): void {
  line.fill(0);
  for (let tap = row * count; tap < (row + 1) * count; tap += 1) {
    const weight = weights[tap];
    if (weight === 0) continue;
    const start = places[tap] * line.length;
    for (let x = 0; x < line.length; x += 1) line[x] += weight * plane[start + x];
  }
}

function valueAt(line: Float32Array, { count, places, weights }: Taps, x: number): number {
  let sum = 0;
  for (let tap = x * count; tap < (x + 1) * count; tap += 1) {
    sum += weights[tap] * line[places[tap]];
  }
  return sum;
}
