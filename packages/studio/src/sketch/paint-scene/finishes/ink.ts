import type { Finish } from '../finish.ts';
import { watercolourWash } from '../wash/watercolour-wash.ts';

/** A brush pen of lively weight over a few loose, light washes. */
export const ink: Finish = {
  id: 'ink',
  hand: {
    ink: '#17161a',
    widths: {
      contour: 2.5,
      fold: 1.75,
      seam: 1.05,
      stitch: 0.8,
      detail: 1.15,
      hair: 1,
      face: 1.1,
      construction: 0.6,
    },
    alphas: { construction: 0.2 },
    vary: 0.55,
    nib: 0.5,
    wobblePx: 0.9,
    overshootPx: 5,
    lost: 0.86,
    shadowSide: 1.7,
    isDoubled: false,
    isBlunt: false,
    dash: [3.4, 2.8],
  },
  brush: {
    registerPx: [3, 0.6],
    warpPx: 2.2,
    reservePx: 19,
    body: 0.76,
    shade: 0.5,
    depth: 0.7,
    lightKeeps: 0.2,
    hatchPx: [0, 0],
    tint: (colour) => colour,
    isBare: false,
  },
  paper: { colour: '#fdfcf9', relief: 0.02, mottle: 0.008, vignette: 0.03 },
  wash: watercolourWash({ clouds: 0.9, rim: 0.85, granulation: 0.14 }),
  grain: { bite: 0, dark: 1 },
};
