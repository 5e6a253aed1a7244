import type { Brush } from '../finish.ts';

/** How much pigment shade, depth and hatching each add: where there is hatching, it does most of the work. */
export function hatchedShade({ shade, depth }: Brush, isHatched: boolean) {
  if (!isHatched) return { shaded: shade, deepened: depth, hatched: 0 };
  return { shaded: shade * 0.4, deepened: depth * 0.5, hatched: shade };
}
