import type { Finish } from '../finish.ts';
import { markerWash } from '../wash/marker-wash.ts';

/** Clear marker colour in strokes under an even fineliner, on smooth white paper. */
export const marker: Finish = {
  id: 'marker',
  hand: {
    ink: '#1c1b1f',
    widths: {
      contour: 2,
      fold: 1.35,
      seam: 1.05,
      stitch: 0.8,
      detail: 1.1,
      hair: 0.95,
      face: 1.05,
      construction: 0.5,
    },
    alphas: { construction: 0.18 },
    vary: 0.22,
    nib: 0.12,
    wobblePx: 0.5,
    overshootPx: 3,
    lost: 0.25,
    shadowSide: 1.5,
    isDoubled: false,
    isBlunt: false,
    dash: [3.4, 2.6],
  },
  brush: {
    registerPx: [-0.9, 0.3],
    warpPx: 0.7,
    reservePx: 17,
    body: 0.96,
    shade: 0.42,
    depth: 0.6,
    lightKeeps: 0.26,
    hatchPx: [0, 0],
    tint: (colour) => colour,
    isBare: false,
  },
  paper: { colour: '#fdfdfb', relief: 0.006, mottle: 0.006, vignette: 0.02 },
  wash: markerWash,
  grain: { bite: 0, dark: 1 },
};
