import type { PixelSize } from '@toile/tools';
import { hashText } from '../../../core/rng.ts';
import { grain } from '../materials/grain.ts';

/** Smooth noise over a plane, −1 to 1, its cells `cell` pixels wide and `tall` high. */
export function noisePlane(
  { width, height }: PixelSize,
  { seed, cell, tall = cell }: { seed: string; cell: number; tall?: number },
): Float32Array {
  const shift = hashText(seed);
  const [left, top] = [(shift & 63) + 0.37, ((shift >>> 6) & 63) + 0.71];
  const out = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y += 1) {
    const v = y / tall + top;
    for (let x = 0; x < width; x += 1, i += 1) out[i] = grain(x / cell + left, v);
  }
  return out;
}
