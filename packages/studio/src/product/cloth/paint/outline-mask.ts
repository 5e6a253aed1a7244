import { createCanvas } from '@napi-rs/canvas';
import type { Polyline } from '../../../core/scene/point.ts';

/** Coverage of each pixel of a box, 0 to 1, of outlines in the pixels of the box. */
export function outlineMask(
  outlines: readonly Polyline[],
  widthPx: number,
  heightPx: number,
): Float32Array {
  const ctx = createCanvas(widthPx, heightPx).getContext('2d');
  ctx.beginPath();
  for (const outline of outlines) {
    outline.forEach(([x, y], i) => {
      if (i === 0) ctx.moveTo(x, y);
      else ctx.lineTo(x, y);
    });
    ctx.closePath();
  }
  ctx.fill('evenodd');
  const { data } = ctx.getImageData(0, 0, widthPx, heightPx);
  const mask = new Float32Array(widthPx * heightPx);
  for (let i = 0; i < mask.length; i += 1) mask[i] = data[i * 4 + 3] / 255;
  return mask;
}
