import type { PixelSize } from '@toile/tools';

/** Distance in pixels from the picture's edge to the line that is read. */
const INSET_PX = 4;

/** Least crossings of a pattern on each of two opposite edges: a cropped garment crosses them less often. */
const LEAST_CROSSINGS = 4;

/** Test for a pattern: objects on the ground (1) cross two opposite edges of the picture many times. */
export function crossesEdges(mask: Uint8Array, { width, height }: PixelSize): boolean {
  const across = (y: number) => crossings(width, (x) => mask[y * width + x]);
  const down = (x: number) => crossings(height, (y) => mask[y * width + x]);
  return (
    Math.min(across(INSET_PX), across(height - 1 - INSET_PX)) >= LEAST_CROSSINGS ||
    Math.min(down(INSET_PX), down(width - 1 - INSET_PX)) >= LEAST_CROSSINGS
  );
}

/** Number of times that a line enters the mask. */
function crossings(length: number, at: (k: number) => number): number {
  let count = 0;
  for (let k = INSET_PX + 1; k < length - INSET_PX; k += 1) count += at(k) > at(k - 1) ? 1 : 0;
  return count;
}
