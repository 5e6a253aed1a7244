/**
 * Colours of the models that palette files know, as `#rrggbb` of sRGB. Parts are 0 to 1 unless said
 * otherwise, and out of range they are clipped.
 */

const byte = (part: number) =>
  Math.round(Math.min(1, Math.max(0, part)) * 255)
    .toString(16)
    .padStart(2, '0');

export const rgbToHex = (red: number, green: number, blue: number): string =>
  `#${byte(red)}${byte(green)}${byte(blue)}`;

export type Cmyk = { cyan: number; magenta: number; yellow: number; black: number };

/** Ink without a colour profile: what is left of white. A press shows it duller. */
export function cmykToHex({ cyan, magenta, yellow, black }: Cmyk): string {
  const left = (ink: number) => (1 - ink) * (1 - black);
  return rgbToHex(left(cyan), left(magenta), left(yellow));
}

/** Hue, saturation and brightness. */
export function hsbToHex(hue: number, saturation: number, brightness: number): string {
  const part = (n: number) => {
    const k = (n + hue * 6) % 6;
    return brightness * (1 - saturation * Math.max(0, Math.min(k, 4 - k, 1)));
  };
  return rgbToHex(part(5), part(3), part(1));
}

/** White of the illuminant D50, which files of Adobe's programs mean, in CIE XYZ. */
const D50 = [0.96422, 1, 0.82521] as const;
/** Constants of CIE 15: below EPSILON the cube root goes over into a line. */
const EPSILON = 216 / 24_389;
const KAPPA = 24_389 / 27;

/** XYZ of D50 to linear sRGB of D65, adapted by Bradford's method (CSS Color 4). */
const D50_TO_SRGB = [
  [3.134_136, -1.617_386, -0.490_662],
  [-0.978_796, 1.916_254, 0.033_443],
  [0.071_955, -0.228_977, 1.405_386],
] as const;

const encode = (linear: number) =>
  linear <= 0.003_130_8 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;

/** CIE L*a*b* of D50: lightness 0 to 100, a and b about −128 to 127. */
export function labToHex(lightness: number, a: number, b: number): string {
  const fy = (lightness + 16) / 116;
  const cubed = (f: number) => (f ** 3 > EPSILON ? f ** 3 : (116 * f - 16) / KAPPA);
  const x = cubed(fy + a / 500) * D50[0];
  const y = cubed(fy) * D50[1];
  const z = cubed(fy - b / 200) * D50[2];
  const [red, green, blue] = D50_TO_SRGB.map(([fx, gy, hz]) => encode(fx * x + gy * y + hz * z));
  return rgbToHex(red ?? 0, green ?? 0, blue ?? 0);
}
