import type { Scratch } from './scratch.ts';

export type Area = { width: number; height: number };

/**
 * Writes a blurred copy of an area's values into `into`: a box of the radius, run twice. Beyond the
 * edges it is 0, where the boxes of core/box-blur.ts repeat the edge.
 */
export function blur(
  source: Float32Array,
  into: Float32Array,
  { area, radius, scratch }: { area: Area; radius: number; scratch: Scratch },
): void {
  const half = scratch('blur', area.width * area.height);
  boxAcross(source, half, area, radius);
  boxAcross(half, into, area, radius);
  boxDown(into, half, area, radius);
  boxDown(half, into, area, radius);
}

function boxAcross(from: Float32Array, to: Float32Array, { width, height }: Area, r: number): void {
  const weight = 1 / (2 * r + 1);
  for (let y = 0; y < height; y += 1) {
    const start = y * width;
    const end = start + width;
    let sum = 0;
    for (let i = start; i < Math.min(end, start + r); i += 1) sum += from[i];
    for (let i = start; i < end; i += 1) {
      if (i + r < end) sum += from[i + r];
      to[i] = sum * weight;
      if (i - r >= start) sum -= from[i - r];
    }
  }
}

function boxDown(from: Float32Array, to: Float32Array, { width, height }: Area, r: number): void {
  const weight = 1 / (2 * r + 1);
  const sums = new Float32Array(width);
  for (let y = 0; y < Math.min(height, r); y += 1) {
    for (let x = 0, i = y * width; x < width; x += 1, i += 1) sums[x] += from[i];
  }
  for (let y = 0; y < height; y += 1) {
    const ahead = y + r < height ? (y + r) * width : -1;
    const behind = y - r >= 0 ? (y - r) * width : -1;
    const row = y * width;
    for (let x = 0; x < width; x += 1) {
      let sum = sums[x];
      if (ahead >= 0) sum += from[ahead + x];
      to[row + x] = sum * weight;
      if (behind >= 0) sum -= from[behind + x];
      sums[x] = sum;
    }
  }
}
