import { type Lab, toHex, toLab } from '../../core/colour.ts';
import { blurPlane } from '../../core/plane/blur-plane.ts';
import type { Picture } from './read-picture.ts';

/** Colour beside the lines: red, green and blue planes, blurred without what lines darken. */
export type Wash = { r: Float32Array; g: Float32Array; b: Float32Array };

/** Spreads the colour of washes under the lines that cross them. */
export function washColours({ rgb, width, height }: Picture, lines: Uint8Array): Wash {
  const size = { width, height };
  const count = width * height;
  const weight = new Float32Array(count);
  for (let i = 0; i < count; i += 1) weight[i] = lines[i] ? 0.02 : 1;
  const cover = blurPlane(weight, size, 2);
  const [r, g, b] = [0, 1, 2].map((c) => {
    const plane = new Float32Array(count);
    for (let i = 0; i < count; i += 1) plane[i] = rgb[i * 3 + c] * weight[i];
    const soft = blurPlane(plane, size, 2);
    for (let i = 0; i < count; i += 1) soft[i] /= cover[i];
    return soft;
  });
  return { r, g, b };
}

/** Distance of a pixel's colour from white paper: the largest of the three channels' distances, 0 to about 1. */
export const paintAt = ({ r, g, b }: Wash, i: number): number =>
  Math.max(1 - r[i], 1 - g[i], 1 - b[i]);

/** The colour of a wash at a pixel. */
export const labAt = ({ r, g, b }: Wash, i: number): Lab =>
  toLab(toHex([r[i] * 255, g[i] * 255, b[i] * 255]));

/** Edges of washes: 1 where the colour changes quickly. */
export function washEdges(
  wash: Wash,
  { width, height }: { width: number; height: number },
): Uint8Array {
  const out = new Uint8Array(width * height);
  for (let y = 2; y < height - 2; y += 1) {
    for (let i = y * width + 2, end = i + width - 4; i < end; i += 1) {
      let change = 0;
      for (const plane of [wash.r, wash.g, wash.b]) {
        change +=
          Math.abs(plane[i + 2] - plane[i - 2]) +
          Math.abs(plane[i + 2 * width] - plane[i - 2 * width]);
      }
      if (change > 0.42) out[i] = 1;
    }
  }
  return out;
}
