import type { PixelSize } from '@toile/tools';
import { pushPull } from './push-pull.ts';

/** Weight of unknown pixels: small enough that any known pixel outweighs them. */
const HARDLY = 1e-6;

type Known = PixelSize & {
  /** Levels in triples. */
  light: Float32Array;
  /** 1 where they are known, else 0. */
  weight: Float32Array;
};

/**
 * Goes on smoothly with what is known, everywhere or where `wanted` says. What lies far from all of
 * it becomes its mean.
 */
export function fillFrom(
  { width, height, light, weight }: Known,
  wanted?: Uint8Array,
): Float32Array {
  const mean = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < weight.length; i += 1) {
    if (weight[i] === 0) continue;
    count += 1;
    for (let c = 0; c < 3; c += 1) mean[c] += light[i * 3 + c];
  }
  if (count === 0) return light;
  const from = mean.map((sum) => sum / count);
  const start = Float32Array.from(light);
  const all = weight.map((own, i) => {
    if (own === 0) start.set(from, i * 3);
    return own === 0 ? HARDLY : own;
  });
  const filled = pushPull({ width, height, light: start, weight: all }, wanted);
  if (!wanted) return filled;
  return filled.map((value, at) => (wanted[Math.floor(at / 3)] ? value : light[at]));
}
