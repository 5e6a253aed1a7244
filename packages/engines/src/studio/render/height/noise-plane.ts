import type { PixelSize } from '@toile/tools';
import { planeNoise } from '../../paint-scene/trace/value-noise.ts';

/** Smooth noise over a plane, −1 to 1, its cells `cell` pixels wide and `tall` high. */
export function noisePlane(
  { width, height }: PixelSize,
  { seed, cell, tall = cell }: { seed: string; cell: number; tall?: number },
): Float32Array {
  const noise = planeNoise(seed);
  const out = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y += 1) {
    const v = y / tall;
    for (let x = 0; x < width; x += 1, i += 1) out[i] = noise(x / cell, v);
  }
  return out;
}
