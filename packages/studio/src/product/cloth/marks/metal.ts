import type { Rgb } from '../../../core/colour.ts';
import type { Point } from '../../../core/scene/point.ts';
import { css, type MarkPen } from './mark-pen.ts';

/** A metal ring with a dark hole. */
export function drawEyelet({ ctx, pxPerCm }: MarkPen, [x, y]: Point, radiusCm: number): void {
  const r = radiusCm * pxPerCm;
  const metal = ctx.createLinearGradient(x - r, y - r, x + r, y + r);
  metal.addColorStop(0, '#fbfaf6');
  metal.addColorStop(1, '#6d6a66');
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fillStyle = metal;
  ctx.fill();
  ctx.beginPath();
  ctx.arc(x, y, r * 0.52, 0, Math.PI * 2);
  ctx.fillStyle = '#17141a';
  ctx.fill();
}

const HORN = ['#8a6d55', '#4b362a', '#2a1c15'];

/** A square buckle with its pin. */
export function drawBuckle(
  { ctx, pxPerCm }: MarkPen,
  [x, y]: Point,
  { widthCm, heightCm, colour }: { widthCm: number; heightCm: number; colour?: Rgb },
): void {
  const [light, body, dark] = colour ? [css(colour, 1.5), css(colour), css(colour, 0.55)] : HORN;
  const [w, h] = [widthCm * pxPerCm, heightCm * pxPerCm];
  const px = pxPerCm / 8;
  ctx.save();
  ctx.shadowColor = 'rgba(8,6,12,0.5)';
  ctx.shadowBlur = 5 * px;
  ctx.shadowOffsetX = 1.5 * px;
  ctx.shadowOffsetY = 2.5 * px;
  const horn = ctx.createLinearGradient(x - w / 2, y - h / 2, x + w / 2, y + h / 2);
  horn.addColorStop(0, light);
  horn.addColorStop(0.45, body);
  horn.addColorStop(1, dark);
  ctx.strokeStyle = horn;
  ctx.lineWidth = 5.5 * px;
  ctx.beginPath();
  ctx.roundRect(x - w / 2, y - h / 2, w, h, 4 * px);
  ctx.stroke();
  ctx.restore();
  ctx.strokeStyle = '#d8c49a';
  ctx.lineWidth = 2.2 * px;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(x - w / 2, y);
  ctx.lineTo(x + w / 2 + 1.5 * px, y);
  ctx.stroke();
}
