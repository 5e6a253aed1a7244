import type { Point } from '../../../core/scene/point.ts';
import type { MarkPen } from './mark-pen.ts';

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

/** A square buckle with its pin. */
export function drawBuckle(
  { ctx, pxPerCm }: MarkPen,
  [x, y]: Point,
  { widthCm, heightCm }: { widthCm: number; heightCm: number },
): void {
  const [w, h] = [widthCm * pxPerCm, heightCm * pxPerCm];
  const px = pxPerCm / 8;
  ctx.save();
  ctx.shadowColor = 'rgba(8,6,12,0.5)';
  ctx.shadowBlur = 5 * px;
  ctx.shadowOffsetX = 1.5 * px;
  ctx.shadowOffsetY = 2.5 * px;
  const horn = ctx.createLinearGradient(x - w / 2, y - h / 2, x + w / 2, y + h / 2);
  horn.addColorStop(0, '#8a6d55');
  horn.addColorStop(0.45, '#4b362a');
  horn.addColorStop(1, '#2a1c15');
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
