import type { Context } from '../../core/sheet.ts';
import type { Page } from './paper/lay-paper.ts';
import type { Traced } from './trace/trace-scene.ts';
import { trace } from './wash/region-masks.ts';

/** Draws the strokes on a clear canvas in drawing order; each region wipes away what it hides. */
export function drawLines(ctx: Context, traced: readonly Traced[], page: Page): void {
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.clearRect(0, 0, page.width, page.height);
  ctx.setTransform(page.scale, 0, 0, page.scale, 0, 0);
  for (const one of traced) {
    const isRegion = one.op === 'region';
    ctx.globalCompositeOperation = isRegion ? 'destination-out' : 'source-over';
    ctx.globalAlpha = isRegion ? one.region.opacity : one.alpha;
    ctx.fillStyle = isRegion ? '#000' : one.colour;
    trace(ctx, isRegion ? one.region.outlines : one.ribbons);
    ctx.fill();
  }
}
