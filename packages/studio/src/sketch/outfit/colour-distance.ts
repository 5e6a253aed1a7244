import { type Hex, toLch } from '../../core/colour.ts';

/** Of OKLCh: below it a colour is a grey. */
const GREYISH = 0.045;
const NEAR_HUE = 0.5;
const NEAR_LIGHTNESS = 0.22;

/** Whether two colours would be called by one name: of like hue, or greys of like lightness. */
export function isNear(a: Hex, b: Hex): boolean {
  const [[lightA, chromaA, hueA], [lightB, chromaB, hueB]] = [toLch(a), toLch(b)];
  if (chromaA < GREYISH || chromaB < GREYISH) {
    return chromaA < GREYISH && chromaB < GREYISH && Math.abs(lightA - lightB) < NEAR_LIGHTNESS;
  }
  const apart = Math.abs(hueA - hueB) % (2 * Math.PI);
  return Math.min(apart, 2 * Math.PI - apart) < NEAR_HUE;
}
