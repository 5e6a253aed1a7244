import { fromLch, type Hex, type Lch, linearRgb, toLab, toLch } from './colour.ts';
import { clamp } from './interpolate.ts';

const TURN = 2 * Math.PI;

/** Hue in radians from degrees. */
export const hueAt = (degrees: number): number => (degrees / 360) * TURN;

/** Way from one hue to another by the shorter arc, radians from −π to π. */
export function hueGap(from: number, to: number): number {
  const gap = (((to - from) % TURN) + TURN) % TURN;
  return gap > Math.PI ? gap - TURN : gap;
}

/** Slack for rounding to 8 bits, in linear light. */
const SLACK = 0.002;

function isInGamut([lightness, chroma, hue]: Lch): boolean {
  const rgb = linearRgb([lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)]);
  return rgb.every((value) => value >= -SLACK && value <= 1 + SLACK);
}

/** Halvings of the chroma's range: the last step is below 8 bits. */
const HALVINGS = 12;

/**
 * The colour of that lightness and hue with as much of the chroma as sRGB holds. Clipping single
 * channels would turn the hue instead (CSS Color 4, gamut mapping by chroma).
 */
export function fitGamut([lightness, chroma, hue]: Lch): Hex {
  const light = clamp(lightness, 0, 1);
  if (isInGamut([light, chroma, hue])) return fromLch([light, chroma, hue]);
  let [within, beyond] = [0, chroma];
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (within + beyond) / 2;
    if (isInGamut([light, middle, hue])) within = middle;
    else beyond = middle;
  }
  return fromLch([light, within, hue]);
}

/** Lightness at which sRGB holds most chroma of a hue: yellow is strongest light, blue dark. */
export function strongestLightness(hue: number): number {
  let [best, most] = [0, 0];
  for (let light = 0.4; light < 0.98; light += 0.02) {
    const [, chroma] = toLch(fitGamut([light, 0.4, hue]));
    if (chroma > most) [best, most] = [light, chroma];
  }
  return best;
}

/** The same hue at another lightness, with its chroma times a factor. */
export function toneAt(colour: Hex, lightness: number, timesChroma = 1): Hex {
  const [, chroma, hue] = toLch(colour);
  return fitGamut([lightness, chroma * timesChroma, hue]);
}

/** Distance of two colours in OKLab: 0.02 is just seen side by side, black to white is 1. */
export function colourGap(one: Hex, other: Hex): number {
  const [a, b] = [toLab(one), toLab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Distance at which a figure stands apart from its ground. */
export type Apart = {
  /** Least distance in OKLab. */
  gap: number;
  /** Least difference in lightness: hues of one lightness swim into each other. */
  lightness: number;
};

/** Steps of lightness in which a place for a figure is looked for. */
const STEP = 0.01;
/** Hues between these (degrees) turn brown or olive as they darken. */
const BROWNING: readonly [number, number] = [40, 125];
/** Cost of a darkening of those hues, times the way. */
const BROWNING_COST = 2.5;
/** Cost of lost chroma: a tint that went white is no longer its colour. */
const CHROMA_COST = 3;
/** Below this a colour has no hue to lose. */
const NEUTRAL_CHROMA = 0.03;

/** Test for yellows and oranges, whose shades are browns and olives. */
export function turnsBrown(colour: Hex): boolean {
  const [, chroma, hue] = toLch(colour);
  return chroma > NEUTRAL_CHROMA && hue > hueAt(BROWNING[0]) && hue < hueAt(BROWNING[1]);
}

/** Lightness of paper, and its chroma: creams and ivories have more than a paper tinted blue. */
const PAPER = { lightness: 0.88, chroma: 0.012, warmChroma: 0.05 };
/** Hues of papers in degrees, from cream to ecru. */
const PAPER_HUES: readonly [number, number] = [50, 112];

/** Test for whites, creams and ivories; pale blue is a colour. */
export function isPaper(colour: Hex): boolean {
  const [light, chroma, hue] = toLch(colour);
  const isWarm = hue > hueAt(PAPER_HUES[0]) && hue < hueAt(PAPER_HUES[1]);
  return light > PAPER.lightness && chroma < (isWarm ? PAPER.warmChroma : PAPER.chroma);
}

/** Most that a tint gains in chroma on its way down: the same dye, laid on more strongly. */
const MOST_DYE = 1.4;
/** Chroma of a colour that is brought down to a lightness. */
export const dyeAt = ([light, chroma]: Lch, to: number) =>
  to < light ? chroma * Math.min(MOST_DYE, (1 - to) / Math.max(0.01, 1 - light)) : chroma;

/**
 * The colour, as it is where it stands apart from the ground, else lighter or darker by as little
 * as makes it so. Its hue stays; where the two ways are alike, that which keeps its chroma wins.
 */
export function standOut(colour: Hex, ground: Hex, apart: Apart): Hex {
  const lch = toLch(colour);
  const [light, chroma, hue] = lch;
  const [groundLight] = toLch(ground);
  const browns = turnsBrown(colour) ? BROWNING_COST : 1;
  const isApart =
    Math.abs(light - groundLight) >= apart.lightness && colourGap(colour, ground) >= apart.gap;
  if (isApart) return colour;
  let best = colour;
  let least = Number.POSITIVE_INFINITY;
  for (let to = 0.06; to <= 0.985; to += STEP) {
    const step = Math.abs(to - light) * (to < light ? browns : 1);
    if (step >= least || Math.abs(to - groundLight) < apart.lightness) continue;
    const tone = fitGamut([to, dyeAt(lch, to), hue]);
    const lost = Math.max(0, chroma - toLch(tone)[1]);
    const way = step + lost * CHROMA_COST;
    if (way < least && colourGap(tone, ground) >= apart.gap) [best, least] = [tone, way];
  }
  return best;
}

/** Hue turned part of the way to another, by at most so many radians. */
export function turned(hue: number, to: number, { share, most }: { share: number; most: number }) {
  return hue + clamp(hueGap(hue, to) * share, -most, most);
}
