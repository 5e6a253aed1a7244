import type { PixelSize } from '@toile/tools';
import type { Photo } from '../../core/photo.ts';
import type { Lay } from './lay.ts';
import type { Layer } from './layer.ts';
import { relaxFolds } from './relax-folds.ts';
import { setOnWhite } from './set-on-white.ts';
import { toPicture, turned } from './to-picture.ts';
import { trimBlank } from './trim-blank.ts';

/** A photo with the garment's alpha, 0–255 a pixel. */
type Cut = { photo: Photo; levels: Uint8Array };

const FILLED = 0.85;
const MARGIN_PX = 84;

/** Picture of a garment that nobody wears, on a hanger or already flat: cut out, smoothed, set on white. */
export function layAlone({ photo, levels }: Cut, size: PixelSize, lay: Lay): Uint8ClampedArray {
  const box = trimBlank({ ...photo, alpha: levels }) ?? {
    left: 0,
    top: 0,
    right: photo.width,
    bottom: photo.height,
  };
  const wide = box.right - box.left;
  const high = box.bottom - box.top;
  const scale = Math.min((size.width * FILLED) / wide, (size.height * FILLED) / high);
  const frame = {
    width: Math.ceil(wide * scale) + 2 * MARGIN_PX,
    height: Math.ceil(high * scale) + 2 * MARGIN_PX,
  };
  const layer = emptyLayer(frame);
  for (let y = 0; y < frame.height; y += 1) {
    for (let x = 0; x < frame.width; x += 1) {
      const u = box.left + (x + 0.5 - MARGIN_PX) / scale - 0.5;
      const v = box.top + (y + 0.5 - MARGIN_PX) / scale - 0.5;
      if (u < 0 || v < 0 || u >= photo.width - 1 || v >= photo.height - 1) continue;
      blend(layer, y * frame.width + x, { photo, levels, u, v });
    }
  }
  relaxFolds(layer, lay.folds);
  const layers = turned([layer], lay.turnDegrees);
  return toPicture(setOnWhite(layers, lay.shadow), layers, size);
}

function emptyLayer({ width, height }: PixelSize): Layer {
  const pixels = width * height;
  return {
    width,
    height,
    light: new Float32Array(pixels * 3),
    shape: new Float32Array(pixels),
    sure: new Float32Array(pixels),
    places: new Uint8Array(pixels),
    covered: new Uint8Array(pixels),
  };
}

type Spot = { photo: Photo; levels: Uint8Array; u: number; v: number };

function blend(layer: Layer, to: number, { photo, levels, u, v }: Spot): void {
  const i = Math.floor(u);
  const j = Math.floor(v);
  const a = j * photo.width + i;
  const corners = [a, a + 1, a + photo.width, a + photo.width + 1];
  const [fx, fy] = [u - i, v - j];
  const weights = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy];
  for (const [k, from] of corners.entries()) {
    layer.shape[to] += (weights[k] * levels[from]) / 255;
    for (let c = 0; c < 3; c += 1) {
      layer.light[to * 3 + c] += weights[k] * photo.rgb[from * 3 + c];
    }
  }
}
