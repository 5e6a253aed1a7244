import type { Polyline } from './point.ts';

export type Bounds = { left: number; top: number; right: number; bottom: number };

/** The smallest upright box around some rows of points; inside out where there are none. */
export function boundsOf(lines: readonly Polyline[]): Bounds {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const line of lines) {
    for (const [x, y] of line) {
      if (x < box.left) box.left = x;
      if (x > box.right) box.right = x;
      if (y < box.top) box.top = y;
      if (y > box.bottom) box.bottom = y;
    }
  }
  return box;
}
