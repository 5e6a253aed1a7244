import { clamp } from '../../core/interpolate.ts';
import { bytesOf } from '../../core/map-plane.ts';
import { pushPull } from '../field/push-pull.ts';
import { broadBlur } from './broad-blur.ts';
import type { Layer } from './layer.ts';
import { lumaAt } from './luma-at.ts';

export type Filling = {
  /** The side that both sides are made from: −1 or 1; 0: only hidden pixels are copied. */
  copied: -1 | 0 | 1;
};

/**
 * Fills the colours of a layer's whole shape, in place. A pixel hidden on one side takes its mirror
 * image, adjusted to the brightness of its new place; one hidden on both is filled from around.
 */
export function fillHidden(layer: Layer, { copied }: Filling): void {
  const { width, height, light, sure, shape } = layer;
  const tone = broadTone(layer);
  const mixed = new Float32Array(light.length);
  const weight = new Float32Array(sure.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const m = y * width + width - 1 - x;
      const isCopied = copied !== 0 && (x < width / 2 ? -1 : 1) !== copied;
      const own = isCopied ? 0 : sure[i];
      const isModel = copied !== 0 && !isCopied;
      const mirror = isModel ? 0 : (1 - own) * sure[m];
      weight[i] = own + mirror;
      if (weight[i] <= 0) continue;
      const gain = isCopied ? 1 : Math.exp(clamp(tone[i] - tone[m], -0.3, 0.3));
      for (let c = 0; c < 3; c += 1) {
        mixed[i * 3 + c] = (light[i * 3 + c] * own + light[m * 3 + c] * gain * mirror) / weight[i];
      }
    }
  }
  const wanted = bytesOf(shape, (value) => (value > 0 ? 1 : 0));
  light.set(pushPull({ width, height, light: mixed, weight }, wanted));
}

const TONE_SIGMA = 14;

/** The logarithm of the cloth's broad brightness. */
function broadTone({ width, height, light, sure }: Layer): Float32Array {
  const size = { width, height };
  const logs = sure.map((weight, i) => weight * Math.log(8 + lumaAt(light, i)));
  const blurred = (values: Float32Array) => broadBlur({ ...size, values }, TONE_SIGMA);
  const sums = blurred(logs);
  const weights = blurred(sure);
  const mean = logs.reduce((sum, value) => sum + value, 0) / (1 + sure.reduce((a, b) => a + b, 0));
  return sums.map((sum, i) => (weights[i] > 0.02 ? sum / weights[i] : mean));
}
