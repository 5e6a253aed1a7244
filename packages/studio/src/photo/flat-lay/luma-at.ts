/** Brightness of a pixel of colours in triples, in their own levels. */
export const lumaAt = (light: Float32Array, i: number): number =>
  0.3 * light[i * 3] + 0.59 * light[i * 3 + 1] + 0.11 * light[i * 3 + 2];
