import { smoothstep } from '../../../core/interpolate.ts';
import { blur } from './blur.ts';
import type { Wash } from './wash.ts';

export type WatercolourLook = {
  /** How much it varies by clouds. */
  clouds: number;
  /** Dark line where the wash dries at its edge. */
  rim: number;
  /** Pigment in the valleys of the paper. */
  granulation: number;
};

/** A transparent wash: clouds of pigment, edges darker where they dried, shade partly wet in wet. */
export const watercolourWash =
  (look: WatercolourLook): Wash =>
  (input, pigment, shadow) => {
    const { masks, page, fields, scratch, seed, liveliness, strength, body, isRagged } = input;
    const { left, top, width, height, paint, shade, hasShade } = masks;
    const { size, mask, broad, middle, small, tooth } = fields;
    const count = width * height;
    const near = scratch('near', count);
    const wide = scratch('wide', count);
    const soft = hasShade ? scratch('soft', count) : shade;
    const area = { width, height };
    blur(paint, near, { area, radius: 1 * page.scale, scratch });
    blur(paint, wide, { area, radius: 5 * page.scale, scratch });
    if (hasShade) blur(shade, soft, { area, radius: 4 * page.scale, scratch });
    const moveX = (seed * page.scale) & mask;
    const moveY = ((seed >>> 12) * page.scale) & mask;
    const clouds = (look.clouds * (0.4 + 0.6 * liveliness)) / (0.75 + 0.45 * strength);
    const bloomy = liveliness / (0.8 + 0.5 * strength);
    const rims = look.rim * (0.5 + 0.5 * liveliness);
    const grains = (look.granulation * (0.3 + 0.7 * liveliness)) / (0.75 + 0.35 * strength);
    for (let y = 0, i = 0; y < height; y += 1) {
      const row = (((y + top) * 0.6 + moveY) & mask) * size;
      const paperRow = ((y + top) & mask) * size;
      const pool = (y / height - 0.5) * 0.14 * liveliness;
      for (let x = 0; x < width; x += 1, i += 1) {
        let v = paint[i];
        if (v === 0) {
          pigment[i] = 0;
          shadow[i] = 0;
          continue;
        }
        const at = row + ((x + left + moveX) & mask);
        const a = broad[at];
        const b = middle[at];
        const grain = tooth[paperRow + ((x + left) & mask)];
        if (isRagged && a > 0.06 && wide[i] < 0.9)
          v *= dryBrush(a, wide[i] + grain * 0.5 + small[at] * 0.3);
        const dried = v * (1 - near[i]) * 0.9 + v * (1 - wide[i]) * 0.4;
        const bloom = backrun(a + small[at] * 0.05) * bloomy;
        let d = body + clouds * (a * 1.1 + b * 0.45) + pool + bloom;
        d += dried * rims * (0.75 + 1.1 * b);
        let s = 0;
        if (hasShade) {
          const crisp = smoothstep(-0.22, 0.16, b + a * 0.5);
          s = soft[i] + (shade[i] - soft[i]) * crisp;
          d += s * (1 + 0.35 * a);
        }
        d *= 1 - grains * grain;
        pigment[i] = v * (d < 0.12 ? 0.12 : d);
        shadow[i] = v * s;
      }
    }
  };

/** Where a brush runs dry, its edge breaks on the hills of the paper. */
function dryBrush(dryness: number, within: number): number {
  const dry = smoothstep(0.06, 0.2, dryness);
  return 1 - dry * (1 - smoothstep(0.5, 0.66, within));
}

/** A bloom: water that ran back into the wash leaves a pale patch with a dark, sharp edge. */
function backrun(level: number): number {
  if (level < 0.2 || level > 0.34) return 0;
  if (level < 0.225) return 0.16 * smoothstep(0.2, 0.225, level);
  return 0.16 - 0.3 * smoothstep(0.225, 0.25, level) + 0.14 * smoothstep(0.25, 0.34, level);
}
