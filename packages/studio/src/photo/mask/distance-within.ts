import type { PixelSize } from '@toile/tools';
import type { Dot } from './dots.ts';
import { isWithin } from './is-within.ts';

/** Distance in pixels from a dot to the nearest matching pixel, rounded up; infinite beyond the reach. */
export function distanceWithin(
  dot: Dot,
  { reachPx, size }: { reachPx: number; size: PixelSize },
  isMeant: (i: number) => boolean,
): number {
  for (let px = 0; px <= reachPx; px += 1) {
    if (isWithin(dot, { reachPx: px, size }, isMeant)) return px;
  }
  return Number.POSITIVE_INFINITY;
}
