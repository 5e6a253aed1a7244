import { fbm, type Surface } from '../../core/fbm.ts';
import { throwIfStopped } from '../../core/stop.ts';
import { foldIntoUnit, TILE } from '../../core/unit.ts';

export type WarpOptions = {
  /** Greatest shift, about, in design units. */
  amount: number;
  /** Noise cells across a tile. */
  cells: number;
  seed: string;
};

/** Shifts a unit's RGBA pixels by soft noise, as an unsteady hand does; the repeat stays whole. */
export function warpPixels(
  surface: Surface,
  pixels: Uint8ClampedArray,
  options: WarpOptions,
): Uint8ClampedArray {
  const { unit, widthPx: width, heightPx: height } = surface;
  const scale = (width * unit.columns) / TILE;
  const shiftX = fbm(surface, { cells: options.cells, octaves: 2, seed: `${options.seed}:x` });
  const shiftY = fbm(surface, { cells: options.cells, octaves: 2, seed: `${options.seed}:y` });
  const out = new Uint8ClampedArray(pixels.length);
  const amount = options.amount * scale;
  const at = (i: number, j: number) => {
    if (i >= 0 && j >= 0 && i < width && j < height) return (j * width + i) * 4;
    const inside = foldIntoUnit(unit, (i + 0.5) / scale, (j + 0.5) / scale);
    return (Math.floor(inside.y * scale) * width + Math.floor(inside.x * scale)) * 4;
  };
  for (let k = 0; k < width * height; k += 1) {
    if (k % width === 0) throwIfStopped();
    const u = (k % width) + shiftX[k] * amount;
    const v = Math.floor(k / width) + shiftY[k] * amount;
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const [fx, fy] = [u - i, v - j];
    const [a, b, c, d] = [at(i, j), at(i + 1, j), at(i, j + 1), at(i + 1, j + 1)];
    for (let channel = 0; channel < 4; channel += 1) {
      const top = pixels[a + channel] * (1 - fx) + pixels[b + channel] * fx;
      const low = pixels[c + channel] * (1 - fx) + pixels[d + channel] * fx;
      out[k * 4 + channel] = top * (1 - fy) + low * fy;
    }
  }
  return out;
}
