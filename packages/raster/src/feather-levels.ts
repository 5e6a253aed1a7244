/** Box blurs in a row that come close to a Gaussian blur. */
const PASSES = 3;

/**
 * Softens the edge of a mask of levels (0–255, row by row): the edge runs out over about `radiusPx`
 * pixels to either side. What lies beyond the picture's border is taken to be as the border is.
 * Three box blurs, after Wells, "Efficient Synthesis of Gaussian Filters by Cascaded Uniform
 * Filters" (1986).
 */
export function featherLevels(
  levels: Uint8Array,
  { width, height }: { width: number; height: number },
  radiusPx: number,
): Uint8Array {
  // Three boxes together reach three times as far as one.
  const reach = Math.max(1, Math.round((radiusPx * 2) / PASSES / 2));
  let from = Float32Array.from(levels);
  let to = new Float32Array(levels.length);
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (let y = 0; y < height; y += 1) {
      blurLine({ from, to, start: y * width, step: 1, count: width }, reach);
    }
    [from, to] = [to, from];
    for (let x = 0; x < width; x += 1) {
      blurLine({ from, to, start: x, step: width, count: height }, reach);
    }
    [from, to] = [to, from];
  }
  return Uint8Array.from(from, Math.round);
}

type Line = {
  from: Float32Array;
  to: Float32Array;
  start: number;
  step: number;
  count: number;
};

/** Mean of each value of a line and those up to `reach` before and after it. */
function blurLine({ from, to, start, step, count }: Line, reach: number): void {
  const at = (k: number) => from[start + Math.min(count - 1, Math.max(0, k)) * step] ?? 0;
  const wide = 2 * reach + 1;
  let sum = 0;
  for (let k = -reach; k <= reach; k += 1) sum += at(k);
  for (let k = 0; k < count; k += 1) {
    to[start + k * step] = sum / wide;
    sum += at(k + reach + 1) - at(k - reach);
  }
}
