import { type Hex, toRgb } from '../../core/colour.ts';
import { toLab } from '../field/to-lab.ts';
import type { LabColour } from '../parse/colour-model.ts';
import type { ClothPiece } from './cloth-pieces.ts';

/** Least chroma (CIE Lab) of a named colour with a hue, and of a seen colour that surely has one. */
const HUED = 22;
const SEEN_HUED = 18;

/** Largest chroma (CIE Lab) of a seen grey. */
const GREY = 7;

/** Least angle between two hues (radians) that have different names. */
const OTHER_HUE = (50 * Math.PI) / 180;

/** Largest chroma (CIE Lab) of a grey in coloured light. */
const TINTED = 32;

/** Lightness (CIE Lab) above which a grey is called white, and below which it is called black. */
const WHITE = 75;
const BLACK = 25;

/** Test for a seen colour that is clearly not the named one. */
export function isOtherColour(named: Hex, seen: LabColour): boolean {
  const wish = labOf(named);
  const [wishChroma, chroma] = [chromaOf(wish), chromaOf(seen)];
  if (wishChroma < HUED) return isOtherGrey(wish[0], seen[0], chroma);
  if (chroma >= SEEN_HUED) return hueGap(wish, seen) > OTHER_HUE;
  const areBothDark = wish[0] < 45 && seen[0] < 30;
  return chroma < GREY && !areBothDark;
}

/** Share of a cloth in clearly other colours above which the whole cloth counts as another colour. */
const MOST_OF_IT = 0.85;

/** Test of a cloth that has almost none of the named colours. */
export const isOtherCloth = (named: readonly Hex[], cloth: readonly ClothPiece[]): boolean =>
  otherPart(named, cloth) > MOST_OF_IT;

/** Share (0–1) of a cloth that clearly has none of the named colours; 0 where none is named. */
export function otherPart(named: readonly Hex[], cloth: readonly ClothPiece[]): number {
  if (named.length === 0) return 0;
  let whole = 0;
  let other = 0;
  for (const { lab, areaPx } of cloth) {
    whole += areaPx;
    if (named.every((colour) => isOtherColour(colour, lab))) other += areaPx;
  }
  return whole > 0 ? other / whole : 0;
}

function isOtherGrey(wished: number, seen: number, chroma: number): boolean {
  if (wished > WHITE) return seen < 45 || chroma > TINTED;
  if (wished < BLACK) return seen > 55 || (chroma > SEEN_HUED && seen > 32);
  return chroma > TINTED;
}

function labOf(hex: Hex): LabColour {
  const [lightness, a, b] = toLab(Uint8Array.from(toRgb(hex)));
  return [lightness, a, b];
}

const chromaOf = ([, a, b]: LabColour) => Math.hypot(a, b);

function hueGap([, a, b]: LabColour, [, c, d]: LabColour): number {
  const gap = Math.abs(Math.atan2(b, a) - Math.atan2(d, c));
  return Math.min(gap, 2 * Math.PI - gap);
}
