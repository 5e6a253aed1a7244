/** CIE Lab colour: L, a and b. */
export type LabColour = readonly [number, number, number];

/** Sample colours of one material. */
export type ColourModel = readonly LabColour[];

const LIGHTNESS_WEIGHT = 0.35;

/** The difference of two colours, light and shade counting less than hue. */
export const colourGap = (a: LabColour, b: LabColour): number =>
  Math.sqrt(LIGHTNESS_WEIGHT * (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2);

/** The difference of a colour to the nearest of a model, at most `most`. */
export function gapTo(model: ColourModel, colour: LabColour, most = 60): number {
  let least = most;
  for (const known of model) least = Math.min(least, colourGap(known, colour));
  return least;
}

const DEGREES = 180 / Math.PI;

/** Test for a possible colour of skin, of any person in any usual light. */
export function isSkinLike([lightness, a, b]: LabColour): boolean {
  const hue = Math.atan2(b, a) * DEGREES;
  const chroma = Math.hypot(a, b);
  return lightness > 12 && chroma > 7 && chroma < 48 && hue > 18 && hue < 82;
}
