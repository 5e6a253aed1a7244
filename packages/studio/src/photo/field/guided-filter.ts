import type { PixelSize } from '@toile/tools';
import { meanAround } from './mean-around.ts';

/**
 * A plane of 0–1 made to follow the edges of another (0–1). Source of the method: guided image
 * filtering (He, Sun, Tang 2010). `softness` is the variance below which the guide counts as flat.
 */
export function guidedFilter(
  plane: Float32Array,
  guide: Float32Array,
  size: PixelSize,
  { radiusPx, softness }: { radiusPx: number; softness: number },
): Float32Array {
  const mean = (values: Float32Array) => meanAround(values, size, radiusPx);
  const guideMean = mean(guide);
  const planeMean = mean(plane);
  const squares = mean(guide.map((value) => value * value));
  const products = mean(guide.map((value, i) => value * plane[i]));
  const slope = squares.map((square, i) => {
    const variance = square - guideMean[i] * guideMean[i];
    return (products[i] - guideMean[i] * planeMean[i]) / (variance + softness);
  });
  const offset = mean(slope.map((a, i) => planeMean[i] - a * guideMean[i]));
  const along = mean(slope);
  return along.map((a, i) => a * guide[i] + offset[i]);
}
