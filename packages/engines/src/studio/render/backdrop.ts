import type { PixelSize } from '@toile/tools';
import { smoothstep } from '../core/interpolate.ts';
import { blurPlane } from '../sketch-reading/plane/blur-plane.ts';
import type { SketchReading } from '../sketch-reading/sketch-reading.ts';
import { linearOf } from './surfaces.ts';

/** Seamless paper behind a figure: linear red, green, blue for each pixel of the page. */
export type Backdrop = Float32Array;

const CELL = 4;

/** Paper sweep under studio light, with the figure's shadow on the wall and at its feet. */
export function createBackdrop(reading: SketchReading, colour: string): Backdrop {
  const { size } = reading;
  const paper = linearOf(colour);
  const out = new Float32Array(size.width * size.height * 3);
  const light = lightOnPaper(reading);
  for (let y = 0, o = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1, o += 3) {
      const here = sampled(light, x, y, size);
      out[o] = paper[0] * here;
      out[o + 1] = paper[1] * here;
      out[o + 2] = paper[2] * here;
    }
  }
  return out;
}

/** Light on the sweep with the shadows on it, at a quarter of the size. */
function lightOnPaper(reading: SketchReading): Float32Array {
  const { size, landmarks, isPerson } = reading;
  const { width, height } = small(size);
  const out = wallShadow(reading, isPerson ? [7, 4] : [2, 3], isPerson ? 7 : 3);
  const floor = isPerson ? footShadow(reading) : undefined;
  const horizon = landmarks.bottom - size.height * 0.055;
  for (let row = 0, i = 0; row < height; row += 1) {
    const y = row * CELL;
    const sweep = isPerson ? 1 - 0.13 * smoothstep(horizon - 90, horizon + 40, y) : 1;
    const lift = isPerson ? 1 + 0.1 * smoothstep(horizon + 20, size.height, y) : 1;
    for (let column = 0; column < width; column += 1, i += 1) {
      const dx = (column * CELL) / size.width - 0.4;
      const dy = y / size.height - 0.4;
      const falloff = 1.06 - 0.42 * Math.sqrt(dx * dx + dy * dy * 0.8) ** 1.6;
      const wall = 1 - (isPerson ? 0.2 : 0.42) * out[i];
      out[i] = falloff * sweep * lift * wall * (floor ? 1 - 0.62 * floor[i] : 1);
    }
  }
  return out;
}

const small = ({ width, height }: PixelSize) => ({
  width: Math.ceil(width / CELL) + 1,
  height: Math.ceil(height / CELL) + 1,
});

function sampled(plane: Float32Array, x: number, y: number, size: PixelSize): number {
  const { width } = small(size);
  const column = Math.floor(x / CELL);
  const row = Math.floor(y / CELL);
  const fx = x / CELL - column;
  const fy = y / CELL - row;
  const i = row * width + column;
  const upper = plane[i] + (plane[i + 1] - plane[i]) * fx;
  return upper + (plane[i + width] + (plane[i + width + 1] - plane[i + width]) * fx - upper) * fy;
}

/** The figure moved away from the light and blurred, at a quarter of the size. */
function wallShadow({ labels, size }: SketchReading, [dx, dy]: number[], radius: number) {
  const { width, height } = small(size);
  const mask = new Float32Array(width * height);
  for (let y = dy; y < height - 1; y += 1) {
    for (let x = dx; x < width - 1; x += 1) {
      const at = Math.min(size.height - 1, (y - dy) * CELL) * size.width;
      mask[y * width + x] = labels[at + Math.min(size.width - 1, (x - dx) * CELL)] ? 1 : 0;
    }
  }
  return blurPlane(mask, { width, height }, radius);
}

/** Where the lowest parts of the figure meet the floor: dark and narrow at the soles, wide and pale around. */
function footShadow({ labels, size, landmarks }: SketchReading): Float32Array {
  const { width, height } = small(size);
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
  const area = { width, height };
  const near = blurPlane(mask, area, 2);
  const wide = flattened(blurPlane(mask, area, 9), area);
  for (let i = 0; i < near.length; i += 1) near[i] = Math.min(1, near[i] * 0.85 + wide[i] * 1.5);
  return near;
}

/** Moved a little to the right, away from the light. */
function flattened(plane: Float32Array, { width }: PixelSize): Float32Array {
  const out = new Float32Array(plane.length);
  out.set(plane.subarray(0, plane.length - 4), 4);
  for (let i = 0; i < out.length; i += width) out.fill(0, i, i + 4);
  return out;
}
