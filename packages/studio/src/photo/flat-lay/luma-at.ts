/** Luma of a pixel with the weights of Rec. 601, in the levels of `light` (triples). */
export const lumaAt = (light: Float32Array, i: number): number =>
  0.3 * light[i * 3] + 0.59 * light[i * 3 + 1] + 0.11 * light[i * 3 + 2];
