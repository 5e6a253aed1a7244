import type { PixelSize } from '@toile/tools';

/** A blurred copy of a plane of numbers: a box of the radius, run twice. Edges repeat outwards. */
export function blurPlane(source: Float32Array, size: PixelSize, radius: number): Float32Array {
  const r = Math.max(1, Math.round(radius));
  const a = spareOf(source.length);
  const b = new Float32Array(source.length);
  across(source, a, size, r);
  across(a, b, size, r);
  down(b, a, size, r);
  down(a, b, size, r);
  return b;
}

let spare = new Float32Array(0);

/** A plane to work on that is kept from blur to blur; what is in it is left over. */
function spareOf(length: number): Float32Array {
  if (spare.length < length) spare = new Float32Array(length);
  return spare.subarray(0, length);
}

function across(from: Float32Array, to: Float32Array, { width, height }: PixelSize, r: number) {
  const weight = 1 / (2 * r + 1);
  for (let y = 0; y < height; y += 1) {
    const start = y * width;
    const last = start + width - 1;
    let sum = from[start] * (r + 1);
    for (let i = 1; i <= r; i += 1) sum += from[Math.min(last, start + i)];
    for (let i = start; i <= last; i += 1) {
      to[i] = sum * weight;
      const ahead = i + r + 1;
      const behind = i - r;
      sum += from[ahead > last ? last : ahead] - from[behind < start ? start : behind];
    }
  }
}

function down(from: Float32Array, to: Float32Array, { width, height }: PixelSize, r: number) {
  const weight = 1 / (2 * r + 1);
  const sums = new Float32Array(width);
  for (let x = 0; x < width; x += 1) sums[x] = from[x] * (r + 1);
  for (let k = 1; k <= r; k += 1) {
    const row = Math.min(height - 1, k) * width;
    for (let x = 0; x < width; x += 1) sums[x] += from[row + x];
  }
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    const ahead = Math.min(height - 1, y + r + 1) * width;
    const behind = Math.max(0, y - r) * width;
    for (let x = 0; x < width; x += 1) {
      to[row + x] = sums[x] * weight;
      sums[x] += from[ahead + x] - from[behind + x];
    }
  }
}
