import { type Hex, type Lab, toLab, toLch } from '../core/colour.ts';

/** Hue from and to in degrees (OKLCh, may pass 0), lightness and chroma from and to. */
type Family = { hue?: [number, number]; lightness: [number, number]; chroma: [number, number] };

/** Ranges of plain colour names, in OKLCh; neighbours overlap. */
const FAMILIES: Readonly<Record<string, Family>> = {
  red: { hue: [11, 42], lightness: [0, 0.72], chroma: [0.08, 1] },
  pink: { hue: [325, 12], lightness: [0.5, 1], chroma: [0.028, 1] },
  orange: { hue: [42, 78], lightness: [0.58, 0.9], chroma: [0.09, 1] },
  brown: { hue: [30, 85], lightness: [0.2, 0.62], chroma: [0.03, 0.13] },
  yellow: { hue: [76, 118], lightness: [0.7, 1], chroma: [0.07, 1] },
  green: { hue: [106, 182], lightness: [0, 1], chroma: [0.03, 1] },
  teal: { hue: [172, 222], lightness: [0, 1], chroma: [0.03, 1] },
  blue: { hue: [215, 292], lightness: [0, 1], chroma: [0.035, 1] },
  purple: { hue: [285, 335], lightness: [0, 1], chroma: [0.03, 1] },
  white: { lightness: [0.93, 1], chroma: [0, 0.035] },
  grey: { lightness: [0.32, 0.92], chroma: [0, 0.024] },
  gray: { lightness: [0.32, 0.92], chroma: [0, 0.024] },
  black: { lightness: [0, 0.31], chroma: [0, 0.04] },
};

/** Blush, salmon and powder are pinks as well. */
const PALE_PINK: Family = { hue: [12, 48], lightness: [0.74, 0.95], chroma: [0.026, 0.13] };

/** Largest distance (OKLab) of a colour from one with a fine name such as navy. */
const NEAR = 0.1;

/** A colour by the name that the prompt gives it. */
export type ColourName = { name: string; colour: Hex };

/** Test for a plain name: red, green, grey. */
export const isFamily = (name: string): boolean => Object.hasOwn(FAMILIES, name);

/** Tells whether the eye would call a colour by the name: of its family, or very like it. */
export function isCalled({ name, colour }: ColourName): (other: Hex) => boolean {
  const family = Object.hasOwn(FAMILIES, name) ? FAMILIES[name] : undefined;
  if (family) return (other) => isOf(family, other) || (name === 'pink' && isOf(PALE_PINK, other));
  const wanted = toLab(colour);
  return (other) => distance(toLab(other), wanted) < NEAR;
}

function isOf({ hue, lightness, chroma }: Family, colour: Hex): boolean {
  const [l, c, h] = toLch(colour);
  if (!isWithin(l, lightness) || !isWithin(c, chroma)) return false;
  if (!hue) return true;
  const degrees = ((h * 180) / Math.PI + 360) % 360;
  const [from, to] = hue;
  return from <= to ? isWithin(degrees, hue) : degrees >= from || degrees <= to;
}

const isWithin = (value: number, [from, to]: readonly [number, number]) =>
  value >= from && value <= to;

const distance = (a: Lab, b: Lab) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
