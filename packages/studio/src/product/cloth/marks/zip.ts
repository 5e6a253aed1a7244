import type { Rgb } from '../../../core/colour.ts';
import { resample } from '../../../core/scene/curve.ts';
import type { Polyline } from '../../../core/scene/point.ts';
import { css, type MarkPen, strokeLine } from './mark-pen.ts';

type ZipLook = { hasPull?: boolean; colour?: Rgb };

/** Light, middle and shadow of the teeth's and the pull's metal. */
const STEEL = { teeth: ['#e9e4d8', '#b4ae9f'], pull: ['#f6f2e8', '#b9b3a6', '#7c776d'] };

const metalIn = (colour: Rgb): typeof STEEL => ({
  teeth: [css(colour, 1.25), css(colour, 0.95)],
  pull: [css(colour, 1.34), css(colour), css(colour, 0.66)],
});

/** A metal zip: tape, teeth from both sides, and the pull at its upper end. */
export function drawZip(
  { ctx, pxPerCm }: MarkPen,
  path: Polyline,
  { hasPull = true, colour }: ZipLook,
): void {
  const px = pxPerCm / 8;
  const { teeth, pull } = colour ? metalIn(colour) : STEEL;
  strokeLine(ctx, path, { colour: 'rgba(20,18,24,0.92)', widthPx: 9 * px });
  strokeLine(ctx, path, { colour: 'rgba(58,55,62,1)', widthPx: 7.2 * px });
  resample(path, 2.1 * px).forEach(([x, y], i) => {
    const side = i % 2 === 0 ? -1 : 1;
    ctx.fillStyle = side < 0 ? teeth[0] : teeth[1];
    ctx.fillRect(x + (side < 0 ? -2.6 : -0.2) * px, y - 0.65 * px, 2.8 * px, 1.3 * px);
  });
  if (!hasPull) return;
  const [x, y] = path[0];
  ctx.save();
  ctx.shadowColor = 'rgba(8,6,12,0.6)';
  ctx.shadowBlur = 4 * px;
  ctx.shadowOffsetX = 1.2 * px;
  ctx.shadowOffsetY = 2 * px;
  const metal = ctx.createLinearGradient(x - 4 * px, y, x + 4 * px, y);
  metal.addColorStop(0, pull[0]);
  metal.addColorStop(0.5, pull[1]);
  metal.addColorStop(1, pull[2]);
  ctx.fillStyle = metal;
  ctx.beginPath();
  ctx.roundRect(x - 4 * px, y - 1 * px, 8 * px, 8 * px, 2 * px);
  ctx.roundRect(x - 2.3 * px, y + 6 * px, 4.6 * px, 15 * px, 1.8 * px);
  ctx.fill();
  ctx.restore();
}
