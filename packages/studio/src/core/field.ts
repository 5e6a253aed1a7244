import { ImageData } from '@napi-rs/canvas';
import type { Sheet } from './sheet.ts';
import { throwIfStopped } from './stop.ts';

/** Position that a shader colours: the pixel's index in the sheet's fields, and its centre in design units. */
export type FieldPoint = { index: number; x: number; y: number };

/** Writes red, green and blue (0 to 255) into `out`. */
export type Shader = (point: FieldPoint, out: Float32Array) => void;

/** Covers the sheet pixel by pixel. The point and `out` objects are reused: keep no hold of them. */
export function paintField(sheet: Sheet, shader: Shader): void {
  const { widthPx, heightPx, scale, ctx } = sheet;
  const data = new Uint8ClampedArray(widthPx * heightPx * 4);
  const out = new Float32Array(3);
  const point = { index: 0, x: 0, y: 0 };
  for (let row = 0; row < heightPx; row += 1) {
    throwIfStopped();
    point.y = (row + 0.5) / scale;
    for (let column = 0; column < widthPx; column += 1) {
      point.x = (column + 0.5) / scale;
      shader(point, out);
      const o = point.index * 4;
      data[o] = out[0];
      data[o + 1] = out[1];
      data[o + 2] = out[2];
      data[o + 3] = 255;
      point.index += 1;
    }
  }
  ctx.putImageData(new ImageData(data, widthPx, heightPx), 0, 0);
}
