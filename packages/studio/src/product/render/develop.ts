import type { SketchReading } from '../sketch-reading/sketch-reading.ts';
import type { Look } from './look.ts';
import { toneOf } from './tone.ts';

/** Linear light to bytes, with a breath of grain. */
export function developed(
  light: Float32Array,
  { size }: SketchReading,
  { balance: [red, green, blue] }: Look,
): Uint8ClampedArray {
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  let state = 1;
  for (let i = 0, o = 0; o < data.length; i += 3, o += 4) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const grain = (state / 4294967296 - 0.5) * 2.4;
    data[o] = toneOf(light[i] * red, grain);
    data[o + 1] = toneOf(light[i + 1] * green, grain);
    data[o + 2] = toneOf(light[i + 2] * blue, grain);
    data[o + 3] = 255;
  }
  return data;
}
