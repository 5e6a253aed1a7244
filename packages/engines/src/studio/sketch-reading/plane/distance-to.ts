import type { PixelSize } from '@toile/tools';

const FAR = 1e6;

/** For each pixel, the distance in pixels to the nearest that is set: a 3-4 chamfer, within 4 %. */
export function distanceTo(mask: Uint8Array, { width, height }: PixelSize): Float32Array {
  const out = new Float32Array(mask.length);
  for (let i = 0; i < mask.length; i += 1) out[i] = mask[i] ? 0 : FAR;
  forward(out, width, height);
  backward(out, width, height);
  return out;
}

const STRAIGHT = 0.962;
const SLANT = 1.36;

function forward(d: Float32Array, width: number, height: number): void {
  for (let y = 0; y < height; y += 1) {
    for (let x = 0, i = y * width; x < width; x += 1, i += 1) {
      let least = d[i];
      if (least === 0) continue;
      if (x > 0) least = Math.min(least, d[i - 1] + STRAIGHT);
      if (y > 0) {
        least = Math.min(least, d[i - width] + STRAIGHT);
        if (x > 0) least = Math.min(least, d[i - width - 1] + SLANT);
        if (x < width - 1) least = Math.min(least, d[i - width + 1] + SLANT);
      }
      d[i] = least;
    }
  }
}

function backward(d: Float32Array, width: number, height: number): void {
  for (let y = height - 1; y >= 0; y -= 1) {
    for (let x = width - 1, i = y * width + x; x >= 0; x -= 1, i -= 1) {
      let least = d[i];
      if (least === 0) continue;
      if (x < width - 1) least = Math.min(least, d[i + 1] + STRAIGHT);
      if (y < height - 1) {
        least = Math.min(least, d[i + width] + STRAIGHT);
        if (x < width - 1) least = Math.min(least, d[i + width + 1] + SLANT);
        if (x > 0) least = Math.min(least, d[i + width - 1] + SLANT);
      }
      d[i] = least;
    }
  }
}
