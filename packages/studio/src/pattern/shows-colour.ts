import { type Hex, toHex } from '../core/colour.ts';

/** Of every so many pixels across and down one is looked at. */
const STEP = 5;
/** From this part of the picture on a colour is seen, rather than a shade that came about. */
const SEEN = 0.012;

/** Test of a square picture (RGBA, sRGB) for a colour of some kind. */
export function showsColour(
  { data, sizePx }: { data: Uint8ClampedArray; sizePx: number },
  isMeant: (colour: Hex) => boolean,
): boolean {
  let seen = 0;
  let all = 0;
  for (let y = 0; y < sizePx; y += STEP) {
    for (let x = 0; x < sizePx; x += STEP) {
      const i = (y * sizePx + x) * 4;
      if (isMeant(toHex([data[i], data[i + 1], data[i + 2]]))) seen += 1;
      all += 1;
    }
  }
  return seen / all > SEEN;
}
