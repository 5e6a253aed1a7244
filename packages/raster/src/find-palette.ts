import { type Hex, hexToOklab, type Oklab, oklabToHex, writeOklab } from './oklab.ts';
import type { Pixels } from './seam-score.ts';

/** A colour of a picture and the part of its area, 0 to 1, that is nearest to it. */
export type PaletteColour = { hex: Hex; share: number };

/** The most colours that a palette has. */
export const PALETTE_MAX_COLOURS = 8;

/** Pixels that are looked at, about: more tell nothing new. */
const LOOKED_AT = 300_000;
/** Largest step of a channel, 0 to 255, to the pixels right and below within one colour. */
const FLAT_STEP = 14;
/** The part of the pixels that must be flat; below it, all of them are asked. */
const LEAST_FLAT = 0.05;
/** A step in hue counts as so many in lightness: pale green leaves beside pale pink flowers are a colour. */
const HUE_COUNTS = 2;
/** Below this lightness all is black. */
const BLACK = 0.14;
/** Colours nearer to each other than this, in OKLab, are one. */
const APART = 0.085;
/** Once they have settled in the middle of what is theirs. */
const SETTLED_APART = 0.055;
/** Radius (OKLab) around a colour in which its own shades are counted. */
const AROUND = 0.045;
/** Radius (OKLab) in which colours are counted in the search for a valley. */
const NARROW = 0.024;
/** Colours that differ no more in lightness and in hue, with no valley between them, are shades of one. */
const SHADES_LIGHT = 0.15;
const SHADES_HUE = 0.045;
/** Largest height of a valley, as a share of the lower of two peaks. */
const VALLEY = 0.5;
/** The least part of the flat pixels that a colour of its own has, and of those not of the ground. */
const LEAST_SHARE = 0.0006;
const LEAST_OF_FIGURES = 0.012;
const ROUNDS = 4;

/** Colours that fall into one of 32 × 32 × 32 boxes. */
type Bin = { count: number; red: number; green: number; blue: number; lab: Oklab };

/**
 * The colours that a picture (RGBA) is made of, the widest first: at least one, at most `most`.
 * Only pixels within flat areas are asked, so that the mixtures along edges are no colours of
 * their own; a colour that stands in many places just so is told exactly.
 * Throws RangeError for a picture without a pixel.
 * Method: peaks of the histogram in OKLab, then k-means over its bins.
 */
export function findPalette(
  pixels: Pixels,
  { most = PALETTE_MAX_COLOURS }: { most?: number } = {},
): PaletteColour[] {
  if (pixels.width * pixels.height === 0) throw new RangeError('A picture without a pixel');
  const looked = Math.min(LOOKED_AT, pixels.width * pixels.height);
  const flat = flatColours(pixels, FLAT_STEP);
  // Cloth that is textured all over has no flat areas.
  const all = flatColours(pixels, 255);
  const colours = flat.length > LEAST_FLAT * looked ? flat : all;
  const bins = binsOf(colours);
  // Once they have settled, some turn out to be shades of others after all.
  const settled = settle(bins, peaksOf(bins, most));
  const centres = settle(bins, distinct(bins, settled, SETTLED_APART));
  const shares = sharesOf(all, centres);
  return tell(colours, centres)
    .map((hex, i) => ({ hex, share: shares[i] }))
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share);
}

/** A known palette with the share that each of its colours has of a picture (RGBA), the widest first. */
export function measurePalette(pixels: Pixels, palette: readonly Hex[]): PaletteColour[] {
  const shares = sharesOf(flatColours(pixels, 255), palette.map(hexToOklab));
  return palette.map((hex, i) => ({ hex, share: shares[i] })).toSorted((a, b) => b.share - a.share);
}

/** Packed colours of the pixels that hardly differ from the next ones right and below. */
function flatColours({ data, width, height }: Pixels, most: number): Uint32Array {
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / LOOKED_AT)));
  const found = new Uint32Array(Math.ceil(width / step) * Math.ceil(height / step));
  let count = 0;
  for (let y = 0; y < height; y += step) {
    const below = ((y + 1) % height) * width;
    for (let x = 0; x < width; x += step) {
      const i = (y * width + x) * 4;
      const right = (y * width + ((x + 1) % width)) * 4;
      if (differ(data, i, right) > most || differ(data, i, (below + x) * 4) > most) continue;
      found[count] = (data[i] << 16) | (data[i + 1] << 8) | data[i + 2];
      count += 1;
    }
  }
  return found.subarray(0, count);
}

const differ = (data: Pixels['data'], a: number, b: number) =>
  Math.max(
    Math.abs(data[a] - data[b]),
    Math.abs(data[a + 1] - data[b + 1]),
    Math.abs(data[a + 2] - data[b + 2]),
  );

const parts = (packed: number) => [packed >> 16, (packed >> 8) & 255, packed & 255] as const;

function binsOf(colours: Uint32Array): Bin[] {
  const bins = new Map<number, Bin>();
  for (const packed of colours) {
    const [red, green, blue] = parts(packed);
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    const bin = bins.get(key) ?? { count: 0, red: 0, green: 0, blue: 0, lab: [0, 0, 0] };
    bin.count += 1;
    bin.red += red;
    bin.green += green;
    bin.blue += blue;
    bins.set(key, bin);
  }
  for (const { count, red, green, blue, lab } of bins.values()) {
    writeOklab(
      [red, green, blue].map((sum) => Math.round(sum / count)),
      lab,
      0,
    );
  }
  return [...bins.values()];
}

/** Distance of two colours, in hue more than in light; all near-blacks count as one. */
const distance = (a: Readonly<Oklab>, b: Readonly<Oklab>) =>
  Math.hypot(
    Math.max(a[0], BLACK) - Math.max(b[0], BLACK),
    HUE_COUNTS * (a[1] - b[1]),
    HUE_COUNTS * (a[2] - b[2]),
  );

/** Number of the picture's pixels within a radius of a colour. */
const massAt = (bins: readonly Bin[], lab: Readonly<Oklab>, radius: number) =>
  bins.reduce((sum, one) => sum + (distance(lab, one.lab) < radius ? one.count : 0), 0);

/** The places of the histogram with the most around them, well apart from each other. */
function peaksOf(bins: readonly Bin[], most: number): Oklab[] {
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  const weighed = bins.map(({ lab }) => ({ lab, mass: massAt(bins, lab, AROUND) }));
  const ground = weighed.reduce((widest, { mass }) => Math.max(widest, mass), 0);
  const least = Math.max(LEAST_SHARE * total, LEAST_OF_FIGURES * (total - ground));
  const wide = weighed.filter(({ mass }) => mass >= least).map(({ lab }) => lab);
  return distinct(bins, wide.length > 0 ? wide : [bins[0].lab], APART).slice(0, most);
}

/** Of some colours those that are no shades of others with more around them. */
function distinct(bins: readonly Bin[], colours: readonly Oklab[], apart: number): Oklab[] {
  const weighed = colours
    .map((lab) => ({ lab, weight: massAt(bins, lab, AROUND) }))
    .toSorted((a, b) => b.weight - a.weight);
  const own: Oklab[] = [];
  for (const { lab } of weighed) {
    if (own.every((one) => distance(one, lab) >= apart && !isShadeOf(bins, one, lab)))
      own.push(lab);
  }
  return own;
}

/** Test for shades: the picture has all colours between two, about as many pixels as of the rarer one. */
function isShadeOf(bins: readonly Bin[], peak: Oklab, lab: Oklab): boolean {
  if (Math.abs(peak[0] - lab[0]) > SHADES_LIGHT) return false;
  if (Math.hypot(peak[1] - lab[1], peak[2] - lab[2]) > SHADES_HUE) return false;
  const least = Math.min(massAt(bins, peak, NARROW), massAt(bins, lab, NARROW));
  return [0.25, 0.5, 0.75].every((t) => {
    const between: Oklab = [0, 0, 0];
    for (let axis = 0; axis < 3; axis += 1)
      between[axis] = peak[axis] + t * (lab[axis] - peak[axis]);
    return massAt(bins, between, NARROW) >= VALLEY * least;
  });
}

/** Moves each centre to the middle of the bins that are nearest to it, a few times. */
function settle(bins: readonly Bin[], peaks: readonly Oklab[]): Oklab[] {
  let centres = [...peaks];
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = centres.map((): [number, number, number, number] => [0, 0, 0, 0]);
    for (const { lab, count } of bins) {
      const sum = sums[nearest(centres, lab)];
      sum[0] += lab[0] * count;
      sum[1] += lab[1] * count;
      sum[2] += lab[2] * count;
      sum[3] += count;
    }
    centres = sums.map(
      ([l, a, b, count], i): Oklab =>
        count === 0 ? centres[i] : [l / count, a / count, b / count],
    );
  }
  return centres;
}

function nearest(centres: readonly Oklab[], lab: Readonly<Oklab>): number {
  let best = 0;
  for (let i = 1; i < centres.length; i += 1) {
    if (distance(centres[i], lab) < distance(centres[best], lab)) best = i;
  }
  return best;
}

/** The part of all colours that is nearest to each centre. */
function sharesOf(colours: Uint32Array, centres: readonly Oklab[]): number[] {
  const counts = centres.map(() => 0);
  const lab: Oklab = [0, 0, 0];
  for (const packed of colours) {
    writeOklab(parts(packed), lab, 0);
    counts[nearest(centres, lab)] += 1;
  }
  return counts.map((count) => count / colours.length);
}

/** Each centre's commonest colour, or the mean of what is nearest to it where none is common. */
function tell(colours: Uint32Array, centres: readonly Oklab[]): Hex[] {
  const groups = centres.map(() => ({ count: 0, red: 0, green: 0, blue: 0, top: 0, times: 0 }));
  const sorted = colours.toSorted();
  const lab: Oklab = [0, 0, 0];
  for (let i = 0, next = 0; i < sorted.length; i = next) {
    const packed = sorted[i];
    while (next < sorted.length && sorted[next] === packed) next += 1;
    const [red, green, blue] = parts(packed);
    writeOklab([red, green, blue], lab, 0);
    const group = groups[nearest(centres, lab)];
    const times = next - i;
    group.count += times;
    group.red += red * times;
    group.green += green * times;
    group.blue += blue * times;
    if (times > group.times) Object.assign(group, { top: packed, times });
  }
  return groups.map(({ count, red, green, blue, top, times }, i) => {
    if (count === 0) return oklabToHex(centres[i]);
    const [r, g, b] = [red, green, blue].map((sum) => Math.round(sum / count));
    return packedHex(times * 4 > count ? top : (r << 16) | (g << 8) | b);
  });
}

const packedHex = (packed: number): Hex => `#${packed.toString(16).padStart(6, '0')}`;
