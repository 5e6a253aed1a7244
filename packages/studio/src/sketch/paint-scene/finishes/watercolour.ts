import type { Finish } from '../finish.ts';
import { watercolourWash } from '../wash/watercolour-wash.ts';

/** Transparent washes under a soft sepia pen, on cold-pressed paper. */
export const watercolour: Finish = {
  id: 'watercolour',
  hand: {
    ink: '#2d2826',
    widths: {
      contour: 1.75,
      fold: 1.25,
      seam: 0.95,
      stitch: 0.75,
      detail: 1,
      hair: 0.85,
      face: 1,
      construction: 0.6,
    },
    alphas: { contour: 0.95, fold: 0.85, seam: 0.85, stitch: 0.7, construction: 0.25 },
    vary: 0.4,
    nib: 0.25,
    wobblePx: 0.7,
    overshootPx: 4,
    lost: 0.55,
    shadowSide: 1.45,
    isDoubled: false,
    isBlunt: false,
    dash: [3.4, 2.6],
  },
  brush: {
    registerPx: [1.3, 0.4],
    warpPx: 1.1,
    reservePx: 14,
    body: 0.84,
    shade: 0.42,
    depth: 0.6,
    lightKeeps: 0.24,
    hatchPx: [0, 0],
    tint: (colour) => colour,
    isBare: false,
  },
  paper: { colour: '#fbf8f1', relief: 0.024, mottle: 0.014, vignette: 0.05 },
  wash: watercolourWash({ clouds: 0.7, rim: 0.85, granulation: 0.2 }),
  grain: { bite: 0.12, dark: 1 },
};
