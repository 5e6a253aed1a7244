import type { PlacedPrint } from '../../core/scene/scene.ts';
import type { Context } from '../../core/sheet.ts';
import { layTile } from './lay-tile.ts';
import type { Page } from './paper/lay-paper.ts';
import type { RegionMasks } from './wash/region-masks.ts';
import { trace } from './wash/region-masks.ts';

type Box = Pick<RegionMasks, 'left' | 'top' | 'width' | 'height'>;

/** Draws a print on a clear canvas and reads the area's box: RGBA, row by row. */
export function drawPrint(
  ctx: Context,
  print: PlacedPrint,
  { masks, page }: { masks: Box; page: Page },
): Uint8ClampedArray {
  const { left, top, width, height } = masks;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.clearRect(left, top, width, height);
  if (print.cloth) {
    const image = ctx.createImageData(width, height);
    layTile(print.cloth, { out: image.data, box: masks, scale: page.scale });
    ctx.putImageData(image, left, top);
  }
  ctx.setTransform(page.scale, 0, 0, page.scale, 0, 0);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  for (const { path, widthPx, colour } of print.lines) {
    ctx.beginPath();
    path.forEach(([x, y], i) => (i === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
    ctx.strokeStyle = colour;
    ctx.lineWidth = widthPx;
    ctx.stroke();
  }
  for (const { outline, colour } of print.shapes) {
    trace(ctx, [outline]);
    ctx.fillStyle = colour;
    ctx.fill();
  }
  return ctx.getImageData(left, top, width, height).data;
}
