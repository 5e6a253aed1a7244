import type { LinearPicture } from '../core/linear-picture.ts';
import type { Field } from './field/soft-blur.ts';

const STEPS = 4096;

/** sRGB levels, not rounded, of linear light from 0 to 1. */
const LEVELS = Float32Array.from({ length: STEPS + 1 }, (_, i) => {
  const v = i / STEPS;
  return 255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
});

/** The sRGB level, not rounded, of linear light; below 0 and above 1 it is clipped. */
export const toLevel = (light: number): number =>
  LEVELS[light <= 0 ? 0 : light >= 1 ? STEPS : Math.round(light * STEPS)];

/** Encodes to opaque sRGB bytes; the grain lies on the background alone, coarser in the mid-tones. */
export function toPicture(
  { width, height, data }: LinearPicture,
  { cover, grain, seed }: { cover: Field; grain: number; seed: number },
): Uint8ClampedArray {
  const out = new Uint8ClampedArray(width * height * 4);
  let state = seed | 1;
  for (let i = 0; i < width * height; i += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    const speck = (((state >>> 8) & 255) + ((state >>> 16) & 255) + (state >>> 24) - 382.5) / 128;
    const strength = speck * grain * (1 - cover.values[i]);
    for (let c = 0; c < 3; c += 1) {
      const level = toLevel(data[i * 3 + c]);
      out[i * 4 + c] = level + strength * (1 - Math.abs(level - 115) / 230);
    }
    out[i * 4 + 3] = 255;
  }
  return out;
}
