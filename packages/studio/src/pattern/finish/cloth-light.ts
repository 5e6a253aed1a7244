import { fbm, type Surface } from '../../core/fbm.ts';
import { createRng, type Rng } from '../../core/rng.ts';
import type { Fabric } from '../prompt/settings-words.ts';
import { FABRIC_LIGHT } from './fabric-light.ts';

export type ClothOptions = {
  fabric: Fabric;
  /** Broad unevenness of the colour, as a part of its brightness. */
  mottle: number;
  /** Noise cells of that unevenness across the tile. */
  mottleCells: number;
  /** Fine grain, as a part of the brightness. */
  grain: number;
  seed: string;
};

/** Lays mottle, grain and the texture of a cloth over a whole tile's RGBA pixels, in place. */
export function lightCloth(
  surface: Surface,
  pixels: Uint8ClampedArray,
  options: ClothOptions,
): void {
  const { widthPx: width, heightPx: height } = surface;
  const { fabric, mottle, grain, seed } = options;
  const patches = fbm(surface, { cells: options.mottleCells, octaves: 4, seed: `${seed}:mottle` });
  const rng = createRng(`${seed}:grain`);
  const light = FABRIC_LIGHT[fabric](threadsOf(surface, rng));
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      const k = (1 + patches[i] * mottle * 2 + (rng.next() - 0.5) * grain * 2) * light(x, y);
      pixels[i * 4] *= k;
      pixels[i * 4 + 1] *= k;
      pixels[i * 4 + 2] *= k;
    }
  }
}

/** Unevenness of each warp and weft thread, deviation 1. */
export type Threads = { warp: Float32Array; weft: Float32Array };

function threadsOf({ widthPx, heightPx }: Surface, rng: Rng): Threads {
  return {
    warp: Float32Array.from({ length: widthPx }, rng.gauss),
    weft: Float32Array.from({ length: heightPx }, rng.gauss),
  };
}
