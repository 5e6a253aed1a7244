import type { Finish } from '../finish.ts';
import { pencilWash } from '../wash/pencil-wash.ts';

/** Graphite that searches for its contours over light coloured pencil, hatched in the shade, on toned paper. */
export const pencil: Finish = {
  id: 'pencil',
  hand: {
    ink: '#33323a',
    widths: {
      contour: 1.65,
      fold: 1.25,
      seam: 0.95,
      stitch: 0.75,
      detail: 1.05,
      hair: 0.9,
      face: 1,
      construction: 0.7,
    },
    alphas: {
      contour: 0.95,
      fold: 0.8,
      seam: 0.8,
      stitch: 0.7,
      detail: 0.9,
      hair: 0.8,
      construction: 0.4,
    },
    vary: 0.45,
    nib: 0.1,
    wobblePx: 0.8,
    overshootPx: 8,
    lost: 0.5,
    shadowSide: 1.45,
    isDoubled: true,
    isBlunt: false,
    dash: [3.2, 2.6],
  },
  brush: {
    registerPx: [0, 0],
    warpPx: 0.9,
    reservePx: 13,
    body: 0.58,
    shade: 0.55,
    depth: 0.75,
    lightKeeps: 0.2,
    hatchPx: [4.4, 1.7],
    tint: (colour) => colour,
    isBare: false,
  },
  paper: { colour: '#f8f5ee', relief: 0.022, mottle: 0.01, vignette: 0.04 },
  wash: pencilWash,
  grain: { bite: 0.42, dark: 0.94 },
};
