import { brightness } from '../../../core/brightness.ts';
import type { Rgb } from '../../../core/colour.ts';
import type { Point, Polyline } from '../../../core/scene/point.ts';
import { css, type MarkPen, strokeLine } from './mark-pen.ts';

/** A cord, ribbon or strap: round, lit along its left, with a shadow below. */
export function drawCord(
  { ctx, pxPerCm, colours }: MarkPen,
  path: Polyline,
  { widthCm, look, colour }: { widthCm: number; look: 'cord' | 'cloth'; colour?: Rgb },
): void {
  const w = widthCm * pxPerCm;
  const isDark = brightness(colours.ground) < 105;
  const usual = look === 'cloth' ? css(colours.ground, 0.94) : isDark ? '#cfc9bf' : '#f3eee6';
  const body = colour ? css(colour) : usual;
  ctx.save();
  ctx.shadowColor = 'rgba(8,6,12,0.5)';
  ctx.shadowBlur = w * 1.1;
  ctx.shadowOffsetX = w * 0.35;
  ctx.shadowOffsetY = w * 0.55;
  strokeLine(ctx, path, { colour: body, widthPx: w });
  ctx.restore();
  strokeLine(ctx, path, { colour: 'rgba(10,8,16,0.3)', widthPx: w });
  strokeLine(ctx, path, { colour: body, widthPx: w * 0.74 });
  strokeLine(ctx, path, { colour: 'rgba(255,255,255,0.3)', widthPx: w * 0.26, shift: -w * 0.14 });
}

/** The woven label at the back of the neck. */
export function drawLabel({ ctx, pxPerCm }: MarkPen, [x, y]: Point): void {
  const px = pxPerCm / 8;
  ctx.save();
  ctx.shadowColor = 'rgba(0,0,0,0.4)';
  ctx.shadowBlur = 3 * px;
  ctx.shadowOffsetY = 1.2 * px;
  ctx.fillStyle = '#f4f0e7';
  ctx.fillRect(x - 15 * px, y, 30 * px, 13 * px);
  ctx.restore();
  ctx.fillStyle = 'rgba(66,58,58,0.8)';
  ctx.fillRect(x - 9 * px, y + 4.4 * px, 18 * px, 1.5 * px);
  ctx.fillRect(x - 5.5 * px, y + 8 * px, 11 * px, 1 * px);
}
