import { TAU } from '../../core/interpolate.ts';
import type { Context } from '../../core/sheet.ts';

/**
 * Clips to what shows of a round scale about (0, 0) in rows that overlap downwards: the circle
 * less the two scales of the next row and the one two rows on. Clipping instead of painting over
 * makes the order of drawing, and so the join of the tile, irrelevant.
 */
export function clipScale(
  ctx: Context,
  { width, rowHeight }: { width: number; rowHeight: number },
): void {
  const radius = width / 2;
  ctx.beginPath();
  ctx.arc(0, 0, radius, 0, TAU);
  ctx.clip();
  for (const [x, y] of [
    [-radius, rowHeight],
    [radius, rowHeight],
    [0, 2 * rowHeight],
  ]) {
    ctx.beginPath();
    ctx.rect(-width, -width, 2 * width, 2 * width);
    ctx.arc(x, y, radius, 0, TAU);
    ctx.clip('evenodd');
  }
}
