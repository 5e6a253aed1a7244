import { clamp } from '../../core/interpolate.ts';
import { floatsOf } from '../../core/map-plane.ts';
import { broadBlur } from './broad-blur.ts';
import type { Layer } from './layer.ts';
import { lumaAt } from './luma-at.ts';

/** Blurs (sigma in pixels) that part the scales: broader is the body's shading, between both are folds, finer is weave. */
const BODY_SIGMA = 44;
const FOLD_SIGMA = 3.2;

/** Share of the body's shading that stays. */
const ROUNDNESS = 0.3;

/** Step of brightness (natural logarithm) that is a print or a seam, and stays. */
const PRINT = 0.3;

/** Takes the body's shading and part of the folds out of a layer's colours, in place; weave and prints stay. */
export function relaxFolds(layer: Layer, folds: number): void {
  const { light, shape } = layer;
  const inside = floatsOf(shape, (value) => (value > 0.3 ? 1 : 0));
  const tone = inside.map((on, i) => (on ? Math.log(10 + lumaAt(light, i)) : 0));
  const broad = maskedBlur(tone, inside, { layer, sigma: BODY_SIGMA });
  const fine = maskedBlur(tone, inside, { layer, sigma: FOLD_SIGMA });
  const mean = meanOf(tone, inside);
  for (let i = 0; i < tone.length; i += 1) {
    if (!inside[i]) continue;
    const body = broad[i] - mean;
    const fold = fine[i] - broad[i];
    const plain = Math.exp(-((fold / PRINT) ** 2));
    const isShade = Math.exp(-((body / 0.7) ** 2));
    const change = -(1 - ROUNDNESS) * body * isShade - (1 - folds) * fold * plain;
    const gain = Math.exp(clamp(change, -0.5, 0.5));
    for (let c = 0; c < 3; c += 1) light[i * 3 + c] *= gain;
  }
}

type Blur = { layer: Layer; sigma: number };

/** Blur of the pixels inside alone (normalized convolution). */
function maskedBlur(values: Float32Array, inside: Float32Array, { layer, sigma }: Blur) {
  const size = { width: layer.width, height: layer.height };
  const product = values.map((value, i) => value * inside[i]);
  const sums = broadBlur({ ...size, values: product }, sigma);
  const weights = broadBlur({ ...size, values: inside }, sigma);
  return sums.map((sum, i) => (weights[i] > 1e-4 ? sum / weights[i] : 0));
}

function meanOf(values: Float32Array, inside: Float32Array): number {
  let sum = 0;
  let count = 1e-6;
  for (let i = 0; i < values.length; i += 1) {
    sum += values[i] * inside[i];
    count += inside[i];
  }
  return sum / count;
}
