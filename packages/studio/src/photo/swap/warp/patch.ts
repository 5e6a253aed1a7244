import type { Warp } from './thin-plate.ts';

/** A part of the new garment on the person: from where in the flat-lay its pixels come, and where it lies. */
export type Patch = {
  warp: Warp;
  /** How much a pixel belongs to this part, 0–1. */
  weight: (x: number, y: number) => number;
  /** Whether the garment covers the pixel even where the flat-lay falls short of it. */
  isCertain: (x: number, y: number) => boolean;
};
