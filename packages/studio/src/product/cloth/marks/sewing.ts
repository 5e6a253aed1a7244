import { brightness } from '../../../core/brightness.ts';
import type { Polyline } from '../../../core/scene/point.ts';
import { css, type MarkPen, strokeLine } from './mark-pen.ts';

/** A seam: a dark furrow with light on its far lip. */
export function drawSeam({ ctx, pxPerCm }: MarkPen, path: Polyline, depth: number): void {
  const px = pxPerCm / 8;
  strokeLine(ctx, path, { colour: `rgba(12,10,18,${0.1 * depth})`, widthPx: 3.6 * px });
  strokeLine(ctx, path, {
    colour: `rgba(255,255,255,${0.2 * depth})`,
    widthPx: 0.9 * px,
    shift: 0.9 * px,
  });
  strokeLine(ctx, path, { colour: `rgba(10,8,16,${0.42 * depth})`, widthPx: 1.05 * px });
}

const OCHRE = 'rgba(206,150,82,0.95)';

/** A row of stitches, in thread of the cloth's tone or in the ochre of work-wear. */
export function drawStitch(
  { ctx, pxPerCm, colours }: MarkPen,
  path: Polyline,
  isContrast: boolean,
): void {
  const px = pxPerCm / 8;
  const dash = [2.7 * px, 1.5 * px];
  if (isContrast) {
    strokeLine(ctx, path, {
      colour: 'rgba(10,8,16,0.42)',
      widthPx: 1.9 * px,
      dash,
      shift: 0.5 * px,
    });
    strokeLine(ctx, path, { colour: OCHRE, widthPx: 1.2 * px, dash });
    return;
  }
  const isDark = brightness(colours.ground) < 105;
  const thread = css(colours.ground, isDark ? 1.5 : 0.78, isDark ? 0.6 : 0.75);
  strokeLine(ctx, path, { colour: 'rgba(10,8,16,0.12)', widthPx: 2.4 * px });
  strokeLine(ctx, path, { colour: 'rgba(10,8,16,0.3)', widthPx: 1.1 * px, dash, shift: 0.5 * px });
  strokeLine(ctx, path, { colour: thread, widthPx: 0.85 * px, dash });
}
