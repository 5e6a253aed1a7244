import type { Rgb } from './colour.ts';

/** Brightness of a colour as seen, 0 black to 255 white. Weights: luma of ITU-R BT.601, rounded. */
export const brightness = ([r, g, b]: Rgb): number => 0.3 * r + 0.59 * g + 0.11 * b;

/** As `brightness`, of the pixel whose red is at an index of interleaved RGB. */
export const brightnessAt = (colours: ArrayLike<number>, at: number): number =>
  0.3 * colours[at] + 0.59 * colours[at + 1] + 0.11 * colours[at + 2];
