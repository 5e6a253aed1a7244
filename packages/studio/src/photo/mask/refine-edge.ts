import type { PixelSize } from '@toile/tools';
import { bytesOf } from '../../core/map-plane.ts';
import { distanceTo } from '../../core/plane/distance-to.ts';
import { meanAround } from '../field/mean-around.ts';

export type EdgeOptions = {
  /** Half the width of the band around the drawn edge in which the true one is searched. */
  bandPx: number;
  /** Radius around a pixel in which the colours of inside and outside are averaged. */
  reachPx: number;
};

/** Distance from the edge, in pixels, below which a pixel surely belongs to neither side. */
const MIXED_PX = 2;

/** Squared distance (CIE Lab) of the two sides from which colour decides; far above it almost alone. */
const LEAST_STEP = 30;
const CLEAR_STEP = 400;
const MOST_SAY = 0.85;

/**
 * A mask's edge, drawn anew where the colours change: 0–255, soft over about a pixel. In a
 * band around the edge each pixel is compared with what lies inside and outside near by.
 */
export function refineEdge(
  lab: Float32Array,
  mask: Uint8Array,
  size: PixelSize,
  { bandPx, reachPx }: EdgeOptions,
): Uint8Array {
  const inside = distanceTo(
    mask.map((on) => (on ? 0 : 1)),
    size,
  );
  const outside = distanceTo(mask, size);
  const within = sideColours(lab, inside, size, reachPx);
  const beyond = sideColours(lab, outside, size, reachPx);
  const part = new Float32Array(mask.length);
  for (let i = 0; i < part.length; i += 1) {
    const depth = mask[i] ? inside[i] : -outside[i];
    if (depth > bandPx) part[i] = 1;
    else if (depth >= -bandPx) part[i] = partOf(lab, i, { within, beyond, depth, bandPx });
  }
  const smooth = meanAround(part, size, 1);
  return bytesOf(smooth, (value) => 255 * steep(value));
}

type Side = { weight: Float32Array; lab: readonly [Float32Array, Float32Array, Float32Array] };

/** The mean colour around each pixel of what surely lies on one side. */
function sideColours(
  lab: Float32Array,
  depth: Float32Array,
  size: PixelSize,
  reachPx: number,
): Side {
  const sure = depth.map((distance) => (distance > MIXED_PX ? 1 : 0));
  const plane = (c: number) =>
    meanAround(
      sure.map((on, i) => on && lab[i * 3 + c]),
      size,
      reachPx,
    );
  return { weight: meanAround(sure, size, reachPx), lab: [plane(0), plane(1), plane(2)] };
}

type Place = { within: Side; beyond: Side; depth: number; bandPx: number };

/** Share (0–1) of the inside in a pixel: by its colour as far as the sides differ, else by its place. */
function partOf(lab: Float32Array, i: number, { within, beyond, depth, bandPx }: Place): number {
  const byPlace = Math.min(1, Math.max(0, 0.5 + (0.5 * depth) / bandPx));
  if (within.weight[i] < 0.02 || beyond.weight[i] < 0.02) return byPlace;
  let along = 0;
  let step = 0;
  for (let c = 0; c < 3; c += 1) {
    const far = beyond.lab[c][i] / beyond.weight[i];
    const difference = within.lab[c][i] / within.weight[i] - far;
    along += (lab[i * 3 + c] - far) * difference;
    step += difference * difference;
  }
  if (step < LEAST_STEP) return byPlace;
  const say = Math.min(MOST_SAY, step / CLEAR_STEP);
  return byPlace * (1 - say) + say * Math.min(1, Math.max(0, along / step));
}

/** Turns the wide slope of the band into an edge of about a pixel. */
function steep(value: number): number {
  const t = Math.min(1, Math.max(0, (value - 0.3) / 0.4));
  return t * t * (3 - 2 * t);
}
