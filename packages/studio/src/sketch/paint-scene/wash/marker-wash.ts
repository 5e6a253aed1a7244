import { lineNoise } from '../trace/value-noise.ts';
import type { Wash } from './wash.ts';

/** Breadth of a marker's tip in scene pixels, and of the strip where two strokes overlap. */
const TIP_PX = 17;
const OVERLAP = 0.13;

const noise = lineNoise('marker');

/** Even alcohol ink in strokes side by side: each a little different, darker where two overlap. */
export const markerWash: Wash = (
  { masks, page, fields, seed, liveliness, strength, body },
  pigment,
  shadow,
) => {
  const { left, top, width, height, paint, shade } = masks;
  const { size, mask, middle, small } = fields;
  const slant = 0.12 + 0.25 * noise(seed % 61);
  const perPixel = 1 / (TIP_PX * page.scale);
  const across = Math.cos(slant) * perPixel;
  const down = Math.sin(slant) * perPixel;
  const lively = liveliness / (0.62 + 0.55 * strength);
  for (let y = 0, i = 0; y < height; y += 1) {
    const row = ((y + top) & mask) * size;
    for (let x = 0; x < width; x += 1, i += 1) {
      const v = paint[i];
      if (v === 0) {
        pigment[i] = 0;
        shadow[i] = 0;
        continue;
      }
      const at = row + ((x + left) & mask);
      const stroke = (x + left) * across + (y + top) * down + middle[at] * 0.12;
      const nth = Math.floor(stroke);
      const part = stroke - nth;
      const edge = Math.min(part, OVERLAP) / OVERLAP;
      const overlap = part < OVERLAP ? edge * (1 - edge) * 4 : 0;
      const uneven = 0.14 * noise(nth * 7.3) + 0.2 * overlap + 0.1 * middle[at] + 0.07 * small[at];
      const s = shade[i];
      pigment[i] = v * (body - 0.03 + lively * uneven + s * (1 + lively * uneven));
      shadow[i] = v * s;
    }
  }
};
