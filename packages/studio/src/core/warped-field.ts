import { fbm, type Surface } from './fbm.ts';
import { sampleAt } from './sample.ts';
import { TILE } from './unit.ts';

export type WarpedFieldOptions = {
  /** Greatest shift, about, in design units. */
  amount: number;
  /** Noise cells of the shift across a tile. */
  cells: number;
  octaves: number;
  seed: string;
};

/** A field read through soft noise: domain warping that keeps the repeat whole. */
export function warpedField(
  surface: Surface,
  field: Float32Array,
  options: WarpedFieldOptions,
): Float32Array {
  const { unit, widthPx: width } = surface;
  const { amount, cells, octaves, seed } = options;
  const shiftX = fbm(surface, { cells, octaves, seed: `${seed}:x` });
  const shiftY = fbm(surface, { cells, octaves, seed: `${seed}:y` });
  const step = TILE / (width * unit.columns);
  return field.map((_, i) => {
    const x = ((i % width) + 0.5) * step + shiftX[i] * amount;
    const y = (Math.floor(i / width) + 0.5) * step + shiftY[i] * amount;
    return sampleAt(surface, field, x, y);
  });
}
