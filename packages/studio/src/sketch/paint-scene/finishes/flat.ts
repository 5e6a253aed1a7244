import { adjust, type Hex, lightness } from '../../../core/colour.ts';
import type { Finish } from '../finish.ts';
import { evenWash } from '../wash/even-wash.ts';

/** Lighter than this, black lines can be read on it. */
const READABLE = 0.5;

/** A technical flat: clean black line of even weight on white, plain fill, dashed stitching. */
export const flat: Finish = {
  id: 'flat',
  hand: {
    ink: '#141416',
    widths: {
      contour: 2.3,
      fold: 0.9,
      seam: 1.35,
      stitch: 1,
      detail: 1.3,
      hair: 1,
      face: 1,
      construction: 0,
    },
    alphas: { fold: 0.55, stitch: 0.9 },
    vary: 0,
    nib: 0,
    wobblePx: 0,
    overshootPx: 0,
    lost: 0,
    shadowSide: 1,
    isDoubled: false,
    isBlunt: true,
    dash: [4, 3],
  },
  brush: {
    registerPx: [0, 0],
    warpPx: 0,
    reservePx: 0,
    body: 1,
    shade: 0.1,
    depth: 0.22,
    lightKeeps: 1,
    hatchPx: [0, 0],
    tint: readable,
    isBare: true,
  },
  paper: { colour: '#ffffff', relief: 0, mottle: 0, vignette: 0 },
  wash: evenWash,
  grain: { bite: 0, dark: 1 },
};

/** A dark colour lifted until the seams on it can be told. */
function readable(colour: Hex): Hex {
  const dark = READABLE - lightness(colour);
  return dark > 0 ? adjust(colour, dark * 0.8, 0.9) : colour;
}
