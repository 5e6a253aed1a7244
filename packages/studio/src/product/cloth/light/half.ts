import type { Grid } from '../../../core/perlin.ts';

/** Half the resolution, by means of four. */
export function halved({ values, width, height }: Grid): Grid {
  const w = Math.max(1, width >> 1);
  const h = Math.max(1, height >> 1);
  const out = new Float32Array(w * h);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const i = Math.min(height - 1, y * 2) * width + Math.min(width - 1, x * 2);
      const right = x * 2 + 1 < width ? 1 : 0;
      const below = y * 2 + 1 < height ? width : 0;
      out[y * w + x] =
        (values[i] + values[i + right] + values[i + below] + values[i + below + right]) / 4;
    }
  }
  return { values: out, width: w, height: h };
}

/** Reads a half-resolution grid at a pixel of the whole one, bilinearly. */
export function readHalf({ values, width, height }: Grid, x: number, y: number): number {
  const fx = Math.min(width - 1, Math.max(0, x * 0.5 - 0.25));
  const fy = Math.min(height - 1, Math.max(0, y * 0.5 - 0.25));
  const i = fx | 0;
  const j = fy | 0;
  const u = fx - i;
  const v = fy - j;
  const right = i + 1 < width ? 1 : 0;
  const below = j + 1 < height ? width : 0;
  const k = j * width + i;
  const upper = values[k] + (values[k + right] - values[k]) * u;
  const lower = values[k + below] + (values[k + below + right] - values[k + below]) * u;
  return upper + (lower - upper) * v;
}
