import type { Spot } from '../light/spot.ts';

/** Red, green, blue as linear light, and how much of the ground is hidden, 0 to 1. */
export type Shaded = Float32Array;

/** The look of a cloth, skin or hair at one place under the lights. */
export type Material = {
  shade: (spot: Spot, out: Shaded) => void;
  /** Threads, stitches, facets: how the drawn lines are let through, 0 to 1. By default 0.42. */
  ink?: number;
  /** Strands that stand out beyond the silhouette, in pixels. */
  pilePx?: number;
};

/** Writes a lit colour and a highlight. `tint` 0 keeps the highlight white, 1 gives it the cloth's colour. */
export function put(
  out: Shaded,
  { r, g, b }: Pick<Spot, 'r' | 'g' | 'b'>,
  { diffuse, shine, tint }: { diffuse: number; shine: number; tint: number },
): void {
  out[0] = r * diffuse + shine * (1 - tint + tint * (r * 1.9 + 0.03));
  out[1] = g * diffuse + shine * (1 - tint + tint * (g * 1.9 + 0.03));
  out[2] = b * diffuse + shine * (1 - tint + tint * (b * 1.9 + 0.03));
  out[3] = 1;
}
