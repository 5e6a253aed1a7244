import type { PixelSize } from '@toile/tools';
import type { Dot } from './dots.ts';

/** Test for a matching pixel within a distance (pixels) of a dot. */
export function isWithin(
  { x, y }: Dot,
  { reachPx, size }: { reachPx: number; size: PixelSize },
  isMeant: (i: number) => boolean,
): boolean {
  const reach = Math.floor(reachPx);
  const bottom = Math.min(size.height - 1, y + reach);
  for (let row = Math.max(0, y - reach); row <= bottom; row += 1) {
    const half = Math.floor(Math.sqrt(reach ** 2 - (row - y) ** 2));
    const right = Math.min(size.width - 1, x + half);
    for (let column = Math.max(0, x - half); column <= right; column += 1) {
      if (isMeant(row * size.width + column)) return true;
    }
  }
  return false;
}
