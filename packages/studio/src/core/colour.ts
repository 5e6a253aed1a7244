import { clamp, lerp } from './interpolate.ts';

/** A colour as `#rrggbb`, sRGB. */
export type Hex = string;
export type Rgb = [red: number, green: number, blue: number];
/** OKLab (Björn Ottosson, 2020): lightness 0 to 1, then the two opponent axes. */
export type Lab = [lightness: number, a: number, b: number];
/** The same in polar form: lightness, chroma, hue in radians. */
export type Lch = [lightness: number, chroma: number, hue: number];

const toLinear = (value: number) => {
  const v = value / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
};
const fromLinear = (v: number) =>
  255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * Math.max(v, 0) ** (1 / 2.4) - 0.055);

export function toRgb(hex: Hex): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function toHex(rgb: Rgb): Hex {
  const part = (v: number) => clamp(Math.round(v), 0, 255).toString(16).padStart(2, '0');
  return `#${part(rgb[0])}${part(rgb[1])}${part(rgb[2])}`;
}

export function toLab(hex: Hex): Lab {
  const [r8, g8, b8] = toRgb(hex);
  const [r, g, b] = [toLinear(r8), toLinear(g8), toLinear(b8)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Light of the three channels, 0 to 1 within sRGB. */
export function linearRgb([lightness, a, b]: Lab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Colours outside sRGB are clipped per channel. */
export function fromLab(lab: Lab): Hex {
  const [red, green, blue] = linearRgb(lab);
  return toHex([fromLinear(red), fromLinear(green), fromLinear(blue)]);
}

export function toLch(hex: Hex): Lch {
  const [lightness, a, b] = toLab(hex);
  return [lightness, Math.hypot(a, b), Math.atan2(b, a)];
}

export const fromLch = ([lightness, chroma, hue]: Lch): Hex =>
  fromLab([lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)]);

/** OKLab lightness, 0 black to 1 white. */
export const lightness = (hex: Hex): number => toLab(hex)[0];

export const isDark = (hex: Hex): boolean => lightness(hex) < 0.56;

/** Test for a leaf's colour: a green of some chroma. */
export function isGreen(hex: Hex): boolean {
  const [, chroma, hue] = toLch(hex);
  return chroma > 0.035 && hue > 1.9 && hue < 3;
}

/** The colour `t` of the way from one to the other, in OKLab. */
export function mix(from: Hex, to: Hex, t: number): Hex {
  const [a, b] = [toLab(from), toLab(to)];
  return fromLab([lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)]);
}

/** Adds to the lightness, multiplies the chroma, turns the hue (radians). */
export function adjust(hex: Hex, addLightness: number, timesChroma = 1, turnHue = 0): Hex {
  const [l, c, h] = toLch(hex);
  return fromLch([clamp(l + addLightness, 0.02, 1), c * timesChroma, h + turnHue]);
}

/** Moves a colour's lightness away from another's until they differ by `least`. */
export function contrast(hex: Hex, against: Hex, least: number): Hex {
  const gap = lightness(hex) - lightness(against);
  if (Math.abs(gap) >= least) return hex;
  const up = isDark(against);
  return adjust(hex, up ? least - gap : -least - gap);
}

/** A CSS colour with an alpha. */
export function withAlpha(hex: Hex, alpha: number): string {
  const [r, g, b] = toRgb(hex);
  return `rgba(${r},${g},${b},${alpha})`;
}
