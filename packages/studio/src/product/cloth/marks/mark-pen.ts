import type { Rgb } from '../../../core/colour.ts';
import type { Polyline } from '../../../core/scene/point.ts';
import type { Context } from '../../../core/sheet.ts';
import type { ClothColours } from '../swatch/ground.ts';

/** A canvas in pixels of the page, its scale, and the cloth's colours, with which marks are drawn. */
export type MarkPen = { ctx: Context; pxPerCm: number; colours: ClothColours };

function trace(ctx: Context, path: Polyline): void {
  ctx.beginPath();
  path.forEach(([x, y], i) => {
    if (i === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  });
}

type LineLook = { colour: string; widthPx: number; dash?: number[]; shift?: number };

/** Strokes a path in pixels of the page; `shift` moves it towards the lower right. */
export function strokeLine(
  ctx: Context,
  path: Polyline,
  { colour, widthPx, dash, shift = 0 }: LineLook,
): void {
  ctx.save();
  ctx.translate(shift, shift);
  ctx.lineCap = dash ? 'butt' : 'round';
  ctx.lineJoin = 'round';
  ctx.setLineDash(dash ?? []);
  trace(ctx, path);
  ctx.strokeStyle = colour;
  ctx.lineWidth = widthPx;
  ctx.stroke();
  ctx.restore();
}

/** A CSS colour: the given one, lighter (above 1) or darker. */
export function css(colour: Rgb, times = 1, alpha = 1): string {
  const [r, g, b] = colour.map((value) => Math.round(Math.min(255, value * times)));
  return `rgba(${r},${g},${b},${alpha})`;
}
