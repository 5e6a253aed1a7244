import type { PixelSize } from '@toile/tools';
import { clamp, smoothstep } from '../../../core/interpolate.ts';
import { softBlur } from '../../harmonise/soft-blur.ts';

type Seen = {
  /** Levels of the photo, in triples. */
  rgb: Uint8Array;
  /** 1 where the worn garment is seen. */
  worn: Uint8Array;
  size: PixelSize;
  /** Pixels of the shoulders' width, for the size of folds. */
  shouldersPx: number;
};

/** Above this deviation of fine light a cloth has a print, below it only folds. */
const PLAIN = { from: 0.2, to: 0.1 };
/** Chroma deviates by more in a print. */
const ONE_COLOUR = { from: 16, to: 8 };
/** Levels: darker cloth shows too little of its folds. */
const DARK = { from: 18, to: 60 };

/**
 * How bright the light on the worn garment is, pixel by pixel, 1 where it is full: broad shade and
 * folds, taken from it as far as it is plain. Gives how plain too, 0–1.
 */
export function wornLight({ rgb, worn, size, shouldersPx }: Seen): {
  light: Float32Array;
  plain: number;
} {
  const n = worn.length;
  const level = new Float32Array(n);
  for (let i = 0; i < n; i += 1) {
    const bright = 0.3 * rgb[i * 3] + 0.59 * rgb[i * 3 + 1] + 0.11 * rgb[i * 3 + 2];
    level[i] = Math.log(bright + 6);
  }
  const weight = Float32Array.from(worn);
  const blur = (sigma: number) => weightedBlur(level, { weight, size, sigma });
  const fine = blur(Math.max(0.8, shouldersPx * 0.004));
  const folds = blur(shouldersPx * 0.06);
  const broad = blur(shouldersPx * 0.22);
  const plain = plainness({ rgb, worn, fine, folds, level });
  const full = quantile(broad, worn, 0.8);
  const light = new Float32Array(n).fill(1);
  for (let i = 0; i < n; i += 1) {
    const crease = clamp(fine[i] - folds[i], -0.55, 0.35) * (0.1 + 0.9 * plain);
    const soft = clamp(folds[i] - broad[i], -0.45, 0.3) * (0.15 + 0.85 * plain);
    const shade = clamp(broad[i] - full, -0.9, 0.12) * (0.1 + 0.8 * plain);
    light[i] = Math.exp(worn[i] ? crease + soft + shade : soft + shade);
  }
  return { light, plain };
}

type Weighted = { weight: Float32Array; size: PixelSize; sigma: number };

/** A blur that knows only what is weighted, and goes on with it outside. */
function weightedBlur(values: Float32Array, { weight, size, sigma }: Weighted): Float32Array {
  const of = (plane: Float32Array) => softBlur({ ...size, values: plane }, sigma).values;
  const sum = of(values.map((value, i) => value * weight[i]));
  const total = of(weight);
  let mean = 0;
  let count = 0;
  for (let i = 0; i < values.length; i += 1) {
    if (!weight[i]) continue;
    mean += values[i];
    count += 1;
  }
  mean /= Math.max(1, count);
  return sum.map((value, i) => (value + mean * 1e-3) / (total[i] + 1e-3));
}

type Planes = {
  rgb: Uint8Array;
  worn: Uint8Array;
  fine: Float32Array;
  folds: Float32Array;
  level: Float32Array;
};

function plainness({ rgb, worn, fine, folds, level }: Planes): number {
  let count = 0;
  let fineSquares = 0;
  let levels = 0;
  const sums = [0, 0];
  const squares = [0, 0];
  for (let i = 0; i < worn.length; i += 2) {
    if (!worn[i]) continue;
    count += 1;
    fineSquares += (fine[i] - folds[i]) ** 2;
    levels += level[i];
    const bright = Math.exp(level[i]);
    for (const [k, c] of [0, 2].entries()) {
      const hue = ((rgb[i * 3 + c] - rgb[i * 3 + 1]) / bright) * 60;
      sums[k] += hue;
      squares[k] += hue * hue;
    }
  }
  if (count === 0) return 0;
  const deviation = Math.sqrt(fineSquares / count);
  const spread = Math.sqrt(
    squares.reduce((sum, square, k) => sum + square / count - (sums[k] / count) ** 2, 0),
  );
  return (
    smoothstep(PLAIN.from, PLAIN.to, deviation) *
    smoothstep(ONE_COLOUR.from, ONE_COLOUR.to, spread) *
    smoothstep(DARK.from, DARK.to, Math.exp(levels / count))
  );
}

function quantile(values: Float32Array, worn: Uint8Array, part: number): number {
  const known = values.filter((_, i) => worn[i]).toSorted();
  return known.length === 0 ? 0 : known[Math.floor((known.length - 1) * part)];
}
