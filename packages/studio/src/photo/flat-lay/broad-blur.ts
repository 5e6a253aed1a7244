import { type Field, softBlur } from '../field/soft-blur.ts';

/** Least sigma (pixels) after halving: from twice this on, a blur at half size looks the same. */
const KEPT_SIGMA = 4;

/** Approximate Gaussian blur, computed on a picture halved as often as `KEPT_SIGMA` allows. Edges repeat. */
export function broadBlur(field: Field, sigma: number): Float32Array {
  if (sigma < KEPT_SIGMA * 2) return softBlur(field, sigma).values;
  const small = broadBlur(halved(field), sigma / 2);
  return doubled(small, field);
}

function halved({ width, height, values }: Field): Field {
  const half = { width: (width + 1) >> 1, height: (height + 1) >> 1 };
  const out = new Float32Array(half.width * half.height);
  for (let y = 0; y < half.height; y += 1) {
    const upper = 2 * y * width;
    const lower = Math.min(height - 1, 2 * y + 1) * width;
    for (let x = 0; x < half.width; x += 1) {
      const left = 2 * x;
      const right = Math.min(width - 1, left + 1);
      out[y * half.width + x] =
        (values[upper + left] +
          values[upper + right] +
          values[lower + left] +
          values[lower + right]) /
        4;
    }
  }
  return { ...half, values: out };
}

function doubled(small: Float32Array, { width, height }: Field): Float32Array {
  const half = { width: (width + 1) >> 1, height: (height + 1) >> 1 };
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const v = Math.min(half.height - 1, Math.max(0, y / 2 - 0.25));
    const upper = Math.floor(v) * half.width;
    const lower = Math.min(half.height - 1, Math.floor(v) + 1) * half.width;
    const fy = v - Math.floor(v);
    for (let x = 0; x < width; x += 1) {
      const u = Math.min(half.width - 1, Math.max(0, x / 2 - 0.25));
      const i = Math.floor(u);
      const k = Math.min(half.width - 1, i + 1);
      const fx = u - i;
      const top = small[upper + i] + (small[upper + k] - small[upper + i]) * fx;
      const low = small[lower + i] + (small[lower + k] - small[lower + i]) * fx;
      out[y * width + x] = top + (low - top) * fy;
    }
  }
  return out;
}
