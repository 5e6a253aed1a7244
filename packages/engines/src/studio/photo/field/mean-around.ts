import type { PixelSize } from '@toile/tools';

/** The mean of the square of `radiusPx` around each pixel. Edges repeat outwards. */
export function meanAround(
  source: Float32Array,
  { width, height }: PixelSize,
  radiusPx: number,
): Float32Array {
  const weight = 1 / (2 * radiusPx + 1);
  const across = new Float32Array(source.length);
  for (let y = 0; y < height; y += 1) {
    const start = y * width;
    const last = start + width - 1;
    let sum = source[start] * (radiusPx + 1);
    for (let i = 1; i <= radiusPx; i += 1) sum += source[Math.min(last, start + i)];
    for (let i = start; i <= last; i += 1) {
      across[i] = sum * weight;
      const ahead = i + radiusPx + 1;
      const behind = i - radiusPx;
      sum += source[ahead > last ? last : ahead] - source[behind < start ? start : behind];
    }
  }
  const out = new Float32Array(source.length);
  const sums = new Float64Array(width);
  for (let k = -radiusPx; k <= radiusPx; k += 1) {
    const row = Math.min(height - 1, Math.max(0, k)) * width;
    for (let x = 0; x < width; x += 1) sums[x] += across[row + x];
  }
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    const ahead = Math.min(height - 1, y + radiusPx + 1) * width;
    const behind = Math.max(0, y - radiusPx) * width;
    for (let x = 0; x < width; x += 1) {
      out[row + x] = sums[x] * weight;
      sums[x] += across[ahead + x] - across[behind + x];
    }
  }
  return out;
}
