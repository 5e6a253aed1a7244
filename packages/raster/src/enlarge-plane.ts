import type { LocalRange } from './local-range.ts';
import { BORDER_PX, type Plane } from './plane.ts';

/** Pixels to each side that the kernel reaches. */
const LOBES = 3;

const sinc = (x: number) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));
const lanczos = (x: number) => (Math.abs(x) < LOBES ? sinc(x) * sinc(x / LOBES) : 0);

/**
 * Weights of the six nearest pixels in the earlier one of the two that a pixel becomes, which
 * lies a quarter of a pixel before its middle; the later one has them in reverse.
 */
const TAPS = normalised(Array.from({ length: 2 * LOBES }, (_, i) => lanczos(i - LOBES + 0.25)));

function normalised(taps: readonly number[]): Float64Array {
  const sum = taps.reduce((a, b) => a + b, 0);
  return Float64Array.from(taps, (tap) => tap / sum);
}

/** Target of a plane: its values are `step` apart, the first at `offset`. */
export type Target = { values: Float32Array | Uint8ClampedArray; offset: number; step: number };

/**
 * Writes a plane at twice its width and height, no value outside the range of the pixels
 * around it. Method: Lanczos with three lobes (Duchon 1979), by columns and rows; new pixels
 * lie a quarter of a pixel before and after the middle of theirs, so that nothing shifts.
 */
export function enlargePlane(plane: Plane, range: LocalRange, target: Target): void {
  const { width, height, stride } = plane;
  const wide = widen(plane);
  const rowLength = 2 * width;
  const { least, greatest } = range;
  const { values: out, offset, step } = target;
  const [a, b, c, d, e, f] = TAPS;
  for (let y = 0; y < height; y += 1) {
    const at = (y + BORDER_PX) * stride + BORDER_PX;
    let upper = 2 * y * rowLength * step + offset;
    let lower = upper + rowLength * step;
    // The first of the seven rows of `wide` that the two new rows are made of.
    let i = y * rowLength;
    for (let x = 0; x < rowLength; x += 1, i += 1, upper += step, lower += step) {
      const r1 = wide[i + rowLength];
      const r2 = wide[i + 2 * rowLength];
      const r3 = wide[i + 3 * rowLength];
      const r4 = wide[i + 4 * rowLength];
      const r5 = wide[i + 5 * rowLength];
      const least1 = least[at + (x >> 1)];
      const greatest1 = greatest[at + (x >> 1)];
      const up = a * wide[i] + b * r1 + c * r2 + d * r3 + e * r4 + f * r5;
      const low = f * r1 + e * r2 + d * r3 + c * r4 + b * r5 + a * wide[i + 6 * rowLength];
      out[upper] = up < least1 ? least1 : up > greatest1 ? greatest1 : up;
      out[lower] = low < least1 ? least1 : low > greatest1 ? greatest1 : low;
    }
  }
}

/** Twice as wide, with the three rows of the border above and below that the next step needs. */
function widen({ values, width, height, stride }: Plane): Float32Array {
  const rows = height + 2 * LOBES;
  const wide = new Float32Array(2 * width * rows);
  const [a, b, c, d, e, f] = TAPS;
  for (let row = 0, to = 0; row < rows; row += 1) {
    let i = (row + BORDER_PX - LOBES) * stride + BORDER_PX - LOBES;
    for (let x = 0; x < width; x += 1, i += 1, to += 2) {
      const c1 = values[i + 1];
      const c2 = values[i + 2];
      const c3 = values[i + 3];
      const c4 = values[i + 4];
      const c5 = values[i + 5];
      wide[to] = a * values[i] + b * c1 + c * c2 + d * c3 + e * c4 + f * c5;
      wide[to + 1] = f * c1 + e * c2 + d * c3 + c * c4 + b * c5 + a * values[i + 6];
    }
  }
  return wide;
}
