/** A colour as `#rrggbb`, sRGB. */
export type Hex = string;

/** OKLab: lightness 0 to 1, then the two opponent axes. */
export type Oklab = [lightness: number, a: number, b: number];

/** Steps of the table that turns linear light back into bytes: fine enough for every byte. */
const STEPS = 16_384;

const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const v = byte / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
});

const BYTES = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const v = step / STEPS;
  return Math.round(255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055));
});

/** Array from which three numbers are read, or to which they are written. */
type Place = { [index: number]: number };

/**
 * Writes the OKLab of an sRGB colour, three bytes, to `to` from `at` on.
 * Method: Björn Ottosson, "A perceptual color space for image processing", 2020.
 */
export function writeOklab(rgb: Readonly<Place>, to: Place, at: number): void {
  const r = LINEAR[rgb[0]];
  const g = LINEAR[rgb[1]];
  const b = LINEAR[rgb[2]];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  to[at] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  to[at + 1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  to[at + 2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
}

/** Writes an OKLab colour as three sRGB bytes to `to` from `at` on; what sRGB has not is clipped per channel. */
export function writeSrgb(lab: Readonly<Place>, to: Place, at: number): void {
  // Not taken apart in one: this is done for every pixel.
  const lightness = lab[0];
  const a = lab[1];
  const b = lab[2];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  to[at] = toByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  to[at + 1] = toByte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  to[at + 2] = toByte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
}

function toByte(linear: number): number {
  if (linear <= 0) return 0;
  return linear >= 1 ? 255 : BYTES[Math.round(linear * STEPS)];
}

/** The three bytes of `#rrggbb`. */
export function rgbOf(hex: Hex): [red: number, green: number, blue: number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The OKLab of `#rrggbb`. */
export function hexToOklab(hex: Hex): Oklab {
  const lab: Oklab = [0, 0, 0];
  writeOklab(rgbOf(hex), lab, 0);
  return lab;
}

/** The nearest `#rrggbb` of an OKLab colour; what sRGB has not is clipped per channel. */
export function oklabToHex(lab: Readonly<Oklab>): Hex {
  const bytes = [0, 0, 0];
  writeSrgb(lab, bytes, 0);
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
