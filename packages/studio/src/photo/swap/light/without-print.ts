import type { PixelSize } from '@toile/tools';
import { distanceTo } from '../../../core/plane/distance-to.ts';

type Cloth = {
  /** Levels of the photo, in triples. */
  rgb: Uint8Array;
  /** Natural logarithm of the photo's light. */
  level: Float32Array;
  /** The same, blurred beyond folds. */
  broad: Float32Array;
  size: PixelSize;
};

/** Least difference of light (natural logarithm) from the cloth around, and of colour (levels of 60 for light of 1), of a print: no fold is as strong. */
const LIGHT = 0.4;
const COLOUR = 16;

/** Shares of the cloth between which a print is left out: less is noise, more is the cloth's own pattern. */
const LEAST = 0.005;
const MOST = 0.4;

/** Width in pixels of a print's soft edge. */
const EDGE_PX = 2.5;

/**
 * Area (0 and 1) of plain cloth without the letters and figures printed on it, whose edges look like
 * folds; the area itself where nothing, or most of it, is printed.
 */
export function withoutPrint(inside: Uint8Array, cloth: Cloth): Uint8Array {
  const { rgb, level, broad, size } = cloth;
  const hue = (i: number, c: 0 | 2) =>
    ((rgb[i * 3 + c] - rgb[i * 3 + 1]) / Math.exp(level[i])) * 60;
  const [red, blue] = [middleOf(inside, (i) => hue(i, 0)), middleOf(inside, (i) => hue(i, 2))];
  let all = 0;
  let printed = 0;
  const print = inside.map((on, i) => {
    if (!on) return 0;
    all += 1;
    const isOther =
      Math.abs(level[i] - broad[i]) > LIGHT ||
      Math.hypot(hue(i, 0) - red, hue(i, 2) - blue) > COLOUR;
    printed += isOther ? 1 : 0;
    return isOther ? 1 : 0;
  });
  if (printed < all * LEAST || printed > all * MOST) return inside;
  const away = distanceTo(print, size);
  return inside.map((on, i) => (on && away[i] > EDGE_PX ? 1 : 0));
}

/** Median of a value over an area, from every seventh pixel. */
function middleOf(inside: Uint8Array, value: (i: number) => number): number {
  const found: number[] = [];
  for (let i = 0; i < inside.length; i += 7) if (inside[i]) found.push(value(i));
  return found.toSorted((a, b) => a - b)[found.length >> 1] ?? 0;
}
