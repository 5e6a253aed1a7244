import type { PixelSize } from '@toile/tools';
import { boxColumns, boxRows } from '../../core/box-blur.ts';

/** The mean of the square of `radiusPx` around each pixel. Edges repeat outwards. */
export function meanAround(values: Float32Array, size: PixelSize, radiusPx: number): Float32Array {
  const { width, height } = size;
  const across = boxRows({ width, height, values }, radiusPx);
  return boxColumns({ width, height, values: across }, radiusPx);
}
