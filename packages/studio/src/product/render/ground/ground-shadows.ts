import type { PixelSize } from '@toile/tools';
import { smoothstep } from '../../../core/interpolate.ts';
import { blurPlane } from '../../../core/plane/blur-plane.ts';
import type { SketchReading } from '../../sketch-reading/sketch-reading.ts';
import type { LightSetup } from '../light/light-setup.ts';

/** Pixels of the page to a cell of the planes here. */
export const CELL = 4;

/** The grid of cells over a page, with one to spare at the right and below. */
export const cellsOf = ({ width, height }: PixelSize): PixelSize => ({
  width: Math.ceil(width / CELL) + 1,
  height: Math.ceil(height / CELL) + 1,
});

/** The figure on the wall behind it: moved away from the light, the sharper the harder that is; 0 to 1. */
export function wallShadow(
  { labels, size, isPerson }: SketchReading,
  { side, softness }: LightSetup,
): Float32Array {
  const { width, height } = cellsOf(size);
  const [dx, dy] = isPerson ? [-side * (9 + Math.round(9 * (1 - softness))), 5] : [-side * 2, 3];
  const mask = new Float32Array(width * height);
  for (let y = dy; y < height - 1; y += 1) {
    const row = Math.min(size.height - 1, (y - dy) * CELL) * size.width;
    for (let x = 0; x < width - 1; x += 1) {
      const column = (x - dx) * CELL;
      if (column < 0 || column >= size.width) continue;
      mask[y * width + x] = labels[row + column] ? 1 : 0;
    }
  }
  return blurPlane(mask, { width, height }, isPerson ? 2 + 6 * softness : 3);
}

/** Shadow of the figure's lowest parts on the floor: dark at the soles, pale around them, drawn out away from the light. */
export function floorShadow(
  { labels, size, landmarks }: SketchReading,
  { side, softness }: LightSetup,
): Float32Array {
  const area = cellsOf(size);
  const { width, height } = area;
  const mask = new Float32Array(width * height);
  const tall = landmarks.bottom - landmarks.top;
  for (let column = 0; column < width - 1; column += 1) {
    const x = Math.min(size.width - 1, column * CELL);
    let y = landmarks.bottom;
    while (y > landmarks.bottom - tall * 0.07 && !labels[y * size.width + x]) y -= 1;
    if (y <= landmarks.bottom - tall * 0.07) continue;
    const row = Math.round(y / CELL);
    for (let k = -2; k <= 1; k += 1) {
      if (row + k >= 0 && row + k < height) mask[(row + k) * width + column] = 1;
    }
  }
  const near = blurPlane(mask, area, 2);
  const wide = blurPlane(mask, area, 4 + 5 * softness);
  const cast = drawnAway(mask, area, { side, lengthCells: Math.round(26 / (0.35 + softness)) });
  const streak = blurPlane(cast, area, 1 + 2 * softness);
  const hard = 1.1 * smoothstep(1, 0.3, softness);
  for (let i = 0; i < near.length; i += 1) {
    near[i] = Math.min(1, near[i] * 0.85 + wide[i] * 1.3 + streak[i] * hard);
  }
  return near;
}

/** Each mark drawn out sideways and a little up, fading. */
function drawnAway(
  mask: Float32Array,
  { width, height }: PixelSize,
  { side, lengthCells }: { side: -1 | 1; lengthCells: number },
): Float32Array {
  const out = new Float32Array(mask.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (mask[y * width + x] === 0) continue;
      for (let step = 0; step < lengthCells; step += 1) {
        const to = x - side * step;
        const row = y - (step >> 3);
        if (to < 0 || to >= width || row < 0) break;
        const at = row * width + to;
        out[at] = Math.max(out[at], 1 - step / lengthCells);
      }
    }
  }
  return out;
}
