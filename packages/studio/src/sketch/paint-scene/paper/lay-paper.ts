import { type Hex, toRgb } from '../../../core/colour.ts';
import type { Fields } from './fields.ts';

export type PaperLook = {
  colour: Hex;
  /** How strongly the light from the upper left models its tooth: 0 is smooth. */
  relief: number;
  /** Slow changes of its tone. */
  mottle: number;
  /** How much darker its corners are. */
  vignette: number;
};

export type Page = { width: number; height: number; scale: number };

/** Brightness of the bare paper at each pixel, to be multiplied with its colour; undefined where it is even. */
export function paperLight(page: Page, look: PaperLook, fields: Fields): Float32Array | undefined {
  if (look.relief === 0 && look.mottle === 0 && look.vignette === 0) return undefined;
  const { width, height, scale } = page;
  const { size, mask, tooth, broad } = fields;
  const light = new Float32Array(width * height);
  const step = Math.max(1, scale);
  for (let y = 0, i = 0; y < height; y += 1) {
    const row = (y & mask) * size;
    const below = ((y + step) & mask) * size;
    const down = (y / height - 0.5) ** 2;
    for (let x = 0; x < width; x += 1, i += 1) {
      const slope = tooth[row + (x & mask)] - tooth[below + ((x + step) & mask)];
      const corner = down + (x / width - 0.5) ** 2;
      light[i] =
        1 + slope * look.relief + broad[row + (x & mask)] * look.mottle - corner * look.vignette;
    }
  }
  return light;
}

/** The paper's colour, 0 to 255. */
export const paperColour = (look: PaperLook) => toRgb(look.colour);
