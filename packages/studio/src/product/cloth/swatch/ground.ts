import type { Rgb } from '../../../core/colour.ts';
import type { Raster } from './raster.ts';

/** Colours that plain parts of the garment take from the cloth. */
export type ClothColours = {
  mean: Rgb;
  /** The one that covers most. */
  ground: Rgb;
};

const STEPS = 12;

/** Reads the mean colour, and the most frequent one as the mean of its bin of the colour cube. */
export function readColours({ data }: Raster): ClothColours {
  const bins = new Map<number, [number, number, number, number]>();
  const mean: Rgb = [0, 0, 0];
  const count = data.length / 3;
  const stride = Math.max(1, Math.floor(count / 40_000));
  let seen = 0;
  for (let i = 0; i < count; i += stride) {
    const [r, g, b] = [data[i * 3], data[i * 3 + 1], data[i * 3 + 2]];
    const key = binOf(r) * STEPS * STEPS + binOf(g) * STEPS + binOf(b);
    const bin = bins.get(key) ?? [0, 0, 0, 0];
    bin[0] += r;
    bin[1] += g;
    bin[2] += b;
    bin[3] += 1;
    bins.set(key, bin);
    mean[0] += r;
    mean[1] += g;
    mean[2] += b;
    seen += 1;
  }
  const [r, g, b, n] = [...bins.values()].reduce((most, bin) => (bin[3] > most[3] ? bin : most));
  return { mean: [mean[0] / seen, mean[1] / seen, mean[2] / seen], ground: [r / n, g / n, b / n] };
}

const binOf = (value: number) => Math.min(STEPS - 1, Math.floor((value * STEPS) / 256));
