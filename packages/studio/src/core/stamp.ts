import type { Context, Sheet } from './sheet.ts';
import { throwIfStopped } from './stop.ts';
import { imagesInUnit, type Point } from './unit.ts';

/**
 * Draws something at a point and at every copy of it that reaches into the unit, so that
 * nothing is cut at a join. `reach` is the radius, in design units, beyond which `draw`
 * leaves no mark; `draw` runs once per copy, in the copy's own axes, and must draw the same
 * each time (make its Rng inside).
 */
export function stamp(
  sheet: Sheet,
  at: Point & { reach: number },
  draw: (ctx: Context) => void,
): void {
  const { ctx } = sheet;
  for (const image of imagesInUnit(sheet.unit, at, at.reach)) {
    throwIfStopped();
    ctx.save();
    ctx.translate(image.x, image.y);
    if (image.flipped) ctx.scale(-1, 1);
    try {
      draw(ctx);
    } finally {
      ctx.restore();
    }
  }
}
