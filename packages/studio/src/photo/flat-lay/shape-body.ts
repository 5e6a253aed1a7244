import { smoothstep } from '../../core/interpolate.ts';
import { softBlur } from '../field/soft-blur.ts';
import { PLACE } from './garment-view.ts';
import type { Layer } from './layer.ts';
import { bridged, smoothed } from './strip.ts';

/** Outline of a trunk in the picture, and the rows where it decides the shape. */
export type BodyOutline = {
  /** Outer and inner edge from the middle at a row of the picture, in pixels. */
  edgesAt: (y: number) => { outer: number; inner: number };
  /** From this row on the outer edges are those of the outline. */
  firmFrom: number;
  /** The side whose top and hem are copied to the other: −1 or 1; 0: each has its own. */
  better: -1 | 0 | 1;
  /** Rows in which pixels hidden on both sides are cloth. */
  hiddenFrom: number;
  hiddenTo: number;
  /** From this row on all of the outline is cloth: the waist of a tucked top. */
  wholeFrom: number;
  /** The rows of the armholes, where no sleeve is sewn in. */
  armhole?: { from: number; to: number };
  /** Pixels of the picture for one of the photo. */
  scale: number;
};

/** Sigma of the smoothing of edges, in pixels of the photo. */
const SMOOTH_PX = 2;

/** The trunk's shape: the better side's on both, what is hidden filled, the edges smooth. */
export function shapeBody(layer: Layer, outline: BodyOutline): Float32Array {
  const { width, height } = layer;
  const solid = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      if (layer.covered[i]) solid[i] = clothAt(layer, { x, y }, outline);
    }
  }
  fillColumns(solid, layer);
  if (outline.armhole) cutArmholes(solid, layer, { ...outline, armhole: outline.armhole });
  smoothTop(solid, layer, outline.scale);
  // Twice: one pass leaves the steps of the photo's pixels.
  const sigma = SMOOTH_PX * Math.max(0.8, outline.scale);
  const once = smoothEdge(Float32Array.from(solid), layer, sigma);
  return smoothEdge(once, layer, 1.4).map((value, i) => value * (layer.covered[i] ? 1 : 0));
}

/** A shape of 0 and 1 with an edge that is smooth, and soft over a pixel or two. */
export function smoothEdge(
  shape: Float32Array,
  { width, height }: Pick<Layer, 'width' | 'height'>,
  sigma: number,
): Float32Array {
  return softBlur({ width, height, values: shape }, sigma).values.map((value) =>
    smoothstep(0.3, 0.7, value),
  );
}

/** Share of the half width beyond which cloth is read further in: the outline decides there. */
const FIRM = 0.86;

function clothAt(
  { width, places, covered }: Layer,
  { x, y }: { x: number; y: number },
  { edgesAt, firmFrom, better, hiddenFrom, hiddenTo, wholeFrom }: BodyOutline,
): number {
  if (y >= wholeFrom) return 1;
  const side = x < width / 2 ? -1 : 1;
  let column = x;
  if (y >= firmFrom) {
    const { outer, inner } = edgesAt(y);
    const away = Math.abs(x + 0.5 - width / 2);
    const span = outer - inner;
    const part = (away - inner) / Math.max(1, span);
    const least = inner > 0 ? 1 - FIRM : 0;
    const firm = inner + Math.min(FIRM, Math.max(least, part)) * span;
    column = Math.round(width / 2 + side * firm - 0.5);
  }
  const own = y * width + column;
  const other = y * width + (width - 1 - column);
  const [first, second] = better === 0 || side === better ? [own, other] : [other, own];
  if (covered[first] && places[first] !== PLACE.veil) return places[first] === PLACE.cloth ? 1 : 0;
  if (covered[second] && places[second] === PLACE.cloth) return 1;
  const isHidden = places[first] === PLACE.veil && y >= hiddenFrom && y <= hiddenTo;
  return isHidden ? 1 : 0;
}

/** Fills each column between its highest and its lowest cloth. */
function fillColumns(solid: Uint8Array, { width, height }: Layer): void {
  for (let x = 0; x < width; x += 1) {
    let first = -1;
    let last = -1;
    for (let y = 0; y < height; y += 1) {
      if (!solid[y * width + x]) continue;
      if (first < 0) first = y;
      last = y;
    }
    for (let y = Math.max(0, first); y < last; y += 1) solid[y * width + x] = 1;
  }
}

/** Depth of an armhole's cut at the shoulder and half way down, as shares of half the width. */
const ARMHOLE = { shoulder: 0.13, middle: 0.04 };

type Cut = Pick<BodyOutline, 'edgesAt'> & { armhole: { from: number; to: number } };

/** Cuts armholes into a sleeveless garment: on the body arms hide its edge. */
function cutArmholes(
  solid: Uint8Array,
  { width, height }: Layer,
  { edgesAt, armhole: { from, to } }: Cut,
): void {
  for (let y = 0; y < Math.min(to, height); y += 1) {
    const down = Math.max(0, y - from) / Math.max(1, to - from);
    const inset = ARMHOLE.shoulder * (1 - down ** 2.5) + ARMHOLE.middle * Math.sin(Math.PI * down);
    const most = edgesAt(y).outer * (1 - inset);
    for (let x = 0; x < width; x += 1) {
      if (Math.abs(x + 0.5 - width / 2) > most) solid[y * width + x] = 0;
    }
  }
}

/** Height of a neckline's waves, in pixels of the photo, up to which they are faults of the cut-out. */
const WAVE_PX = 4;

/** Evens the upper edge out along its length, where it is nearly even. */
function smoothTop(solid: Uint8Array, { width, height }: Layer, scale: number): void {
  const tops = Array.from({ length: width }, (_, x) => {
    for (let y = 0; y < height; y += 1) if (solid[y * width + x]) return y;
    return undefined;
  });
  const even = smoothed(bridged(tops) ?? [], 5 * scale);
  for (const [x, top] of tops.entries()) {
    if (top === undefined || Math.abs(even[x] - top) > WAVE_PX * scale) continue;
    const to = Math.round(even[x]);
    for (let y = Math.min(top, to); y < Math.max(top, to); y += 1) {
      solid[y * width + x] = to < top ? 1 : 0;
    }
  }
}
