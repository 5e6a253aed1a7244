import { nearestColours, oklabOf, presenceOf } from './label-core.ts';
import { type Hex, hexToOklab, type Oklab } from './oklab.ts';
import type { Pixels } from './seam-score.ts';

/** Shares of a palette's colours in every pixel of a picture. */
export type Unmixed = {
  palette: readonly Hex[];
  width: number;
  height: number;
  /** Shares of 255 that add up to it at each pixel: all of the first colour, then the next one's. */
  shares: Uint8Array;
};

/** Radius in pixels around a pixel in which a colour's inside is searched. */
const RADIUS_PX = 3;
/** Deviation of a colour by cloth and brush, in OKLab. */
const TEXTURE = 0.03;
/** Presence (0–1) of a colour that is nowhere around. */
const ABSENT = 0.001;
/** Least share (0–1) of a colour around a pixel from which it may be part of the mixture. */
const AROUND = 0.01;
/** Cost of a mixture against a single colour, at its middle. */
const MIXING = 0.6;
/** Limits of a pure pixel: distance from its colour (OKLab), and least inside of that colour around it, of 255. */
const PURE = 0.012;
const INSIDE = 128;

/**
 * Takes every pixel of a picture (RGBA, a tile: it goes on at its other side) apart into the
 * colours of a palette. Each is one colour or a mixture of two; which two is told by the pixel's
 * own colour and by whose insides lie around it, so that the grey between black and white is
 * no grey of the palette. Where several mixtures are as likely, shares change without a jump.
 * Throws RangeError without a colour.
 */
export function unmixPalette(pixels: Pixels, palette: readonly Hex[]): Unmixed {
  if (palette.length === 0) throw new RangeError('A palette without a colour');
  const { width, height } = pixels;
  const area = width * height;
  const colours = palette.map(hexToOklab);
  const labs = oklabOf(pixels);
  const labels = nearestColours(labs, colours);
  const size = { width, height, colours: colours.length, radius: RADIUS_PX };
  const presence = presenceOf(labels, size);
  const shares = new Uint8Array(area * colours.length);
  const mixture = createMixture(colours);
  for (let place = 0; place < area; place += 1) {
    const own = labels[place];
    const at = place * 3;
    const [l, a, b] = colours[own];
    const apart = (labs[at] - l) ** 2 + (labs[at + 1] - a) ** 2 + (labs[at + 2] - b) ** 2;
    const isInside = presence[own * area + place] > INSIDE;
    if (isInside && apart < PURE * PURE) {
      shares[own * area + place] = 255;
      continue;
    }
    mixture.clear();
    for (let colour = 0; colour < colours.length; colour += 1) {
      const around = presence[colour * area + place] / 255;
      if (around > AROUND || colour === own) mixture.admit(colour, Math.max(around, ABSENT));
    }
    mixture.solve(labs, at);
    mixture.write(shares, area, place);
  }
  return { palette, width, height, shares };
}

/** Works out one pixel after the other without making anything anew. */
function createMixture(colours: readonly Oklab[]) {
  const admitted = new Uint8Array(colours.length);
  const rarity = new Float64Array(colours.length);
  const weights = new Float64Array(colours.length);
  const flat = Float64Array.from(colours.flat());
  const { pairs, spans } = listPairs(colours);
  let count = 0;

  /** Adds the likeliest mixture of two colours by how likely it is. */
  function weigh(labs: Float32Array, at: number, pair: number): void {
    const first = pairs[pair];
    const second = pairs[pair + 1];
    const to = pair * 2;
    const dl = spans[to];
    const da = spans[to + 1];
    const db = spans[to + 2];
    const start = first * 3;
    const pl = labs[at] - flat[start];
    const pa = labs[at + 1] - flat[start + 1];
    const pb = labs[at + 2] - flat[start + 2];
    const along = (pl * dl + pa * da + pb * db) / spans[to + 3];
    const t = Math.min(1, Math.max(0, along));
    const apart = (pl - t * dl) ** 2 + (pa - t * da) ** 2 + (pb - t * db) ** 2;
    const cost =
      apart / (2 * TEXTURE * TEXTURE) +
      (1 - t) * rarity[first] +
      t * rarity[second] +
      4 * MIXING * t * (1 - t);
    const weight = Math.exp(-Math.min(cost, 600));
    weights[first] += weight * (1 - t);
    weights[second] += weight * t;
  }

  return {
    clear(): void {
      count = 0;
      weights.fill(0);
    },
    admit(colour: number, around: number): void {
      admitted[count] = colour;
      rarity[colour] = -Math.log(around);
      count += 1;
    },
    solve(labs: Float32Array, at: number): void {
      if (count === 1) {
        weights[admitted[0]] = 1;
        return;
      }
      for (let i = 0; i < count; i += 1) {
        for (let j = i + 1; j < count; j += 1) {
          weigh(labs, at, pairOf(admitted[i], admitted[j], colours.length));
        }
      }
    },
    /** The shares of a pixel; what rounding leaves over is the greatest's. */
    write(shares: Uint8Array, area: number, place: number): void {
      let sum = 0;
      let top = admitted[0];
      for (let i = 0; i < count; i += 1) {
        sum += weights[admitted[i]];
        if (weights[admitted[i]] > weights[top]) top = admitted[i];
      }
      let left = 255;
      for (let i = 0; i < count; i += 1) {
        const colour = admitted[i];
        if (colour === top) continue;
        const share = Math.round((weights[colour] / sum) * 255);
        shares[colour * area + place] = share;
        left -= share;
      }
      shares[top * area + place] = left;
    },
  };
}

/** Index of a pair of colours, the lower one first, in the list of all pairs: two places each. */
const pairOf = (first: number, second: number, colours: number) =>
  2 * (first * colours - (first * (first + 1)) / 2 + second - first - 1);

/** All pairs of colours, and from the first to the second: the three axes and the square of the length. */
function listPairs(colours: readonly Oklab[]): { pairs: Uint8Array; spans: Float64Array } {
  const pairs: number[] = [];
  const spans: number[] = [];
  for (const [first, from] of colours.entries()) {
    for (const [second, to] of colours.entries()) {
      if (second <= first) continue;
      const span = to.map((value, axis) => value - from[axis]);
      pairs.push(first, second);
      spans.push(
        ...span,
        Math.max(
          span.reduce((sum, one) => sum + one * one, 0),
          1e-9,
        ),
      );
    }
  }
  return { pairs: Uint8Array.from(pairs), spans: Float64Array.from(spans) };
}
