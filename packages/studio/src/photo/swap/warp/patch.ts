import type { Warp } from './thin-plate.ts';

/** Part of the new garment (trunk, sleeve, leg): the warp to the flat-lay, and its area on the person. */
export type Patch = {
  warp: Warp;
  /** Weight of the part at a pixel, 0–1. */
  weight: (x: number, y: number) => number;
  /** True for pixels that the garment covers even where the flat-lay does not reach them. */
  isCertain: (x: number, y: number) => boolean;
};
