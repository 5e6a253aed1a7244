import type { PixelSize } from '@toile/tools';

/** So far inside the picture its edges are walked along. */
const INSET_PX = 4;

/** A garment crosses an edge with its sleeves, straps or hem: a pattern goes on over two that face each other. */
const LEAST_CROSSINGS = 4;

/** Whether what lies on a ground (1) runs over two opposite edges of its picture, again and again, as a pattern does. */
export function crossesEdges(mask: Uint8Array, { width, height }: PixelSize): boolean {
  const across = (y: number) => crossings(width, (x) => mask[y * width + x]);
  const down = (x: number) => crossings(height, (y) => mask[y * width + x]);
  return (
    Math.min(across(INSET_PX), across(height - 1 - INSET_PX)) >= LEAST_CROSSINGS ||
    Math.min(down(INSET_PX), down(width - 1 - INSET_PX)) >= LEAST_CROSSINGS
  );
}

/** How many times a line enters the mask. */
function crossings(length: number, at: (k: number) => number): number {
  let count = 0;
  for (let k = INSET_PX + 1; k < length - INSET_PX; k += 1) count += at(k) > at(k - 1) ? 1 : 0;
  return count;
}
