import { clamp } from '../../core/interpolate.ts';
import type { LabSample } from './sample-lab.ts';

/** Rows above and below an edge that are compared, as a share of the height. */
const REACH = 0.12;
/** Usual row of the horizon in photographs of places, and how far it usually lies from there. */
const USUAL = { row: 0.46, spread: 0.2 };
/** Difference of the rows above and below, in OKLab, with which an edge counts as much as habit. */
const PLAIN_EDGE = 0.08;
/** The horizon of a place where somebody can stand lies within these rows. */
const RANGE = { low: 0.22, high: 0.64 };

/**
 * Row of a place's horizon, as a fraction of its height: where what lies above differs most from
 * what lies below across the whole width, near its usual row. Without such an edge the usual row.
 */
export function findHorizon({ width, height, lab }: LabSample): number {
  const means = new Float64Array(height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      for (let c = 0; c < 3; c += 1) means[y * 3 + c] += lab[(y * width + x) * 3 + c] / width;
  }
  const reach = Math.max(2, Math.round(height * REACH));
  let sum = 0;
  let all = 0;
  for (let y = reach; y < height - reach; y += 1) {
    const edge = stepAt(means, y, reach) / PLAIN_EDGE;
    const away = (y / height - USUAL.row) / USUAL.spread;
    // The square leaves the clearest edge alone to decide.
    const weight = (0.15 + edge * edge) * edge * Math.exp(-0.5 * away * away);
    sum += weight * (y / height);
    all += weight;
  }
  const found = all > 0 ? sum / all : USUAL.row;
  const trust = clamp(all / height);
  return clamp(USUAL.row + (found - USUAL.row) * (0.4 + 0.6 * trust), RANGE.low, RANGE.high);
}

/** Difference of the rows above and below one. */
function stepAt(means: Float64Array, y: number, reach: number): number {
  let square = 0;
  for (let c = 0; c < 3; c += 1) {
    let step = 0;
    for (let k = 0; k < reach; k += 1) {
      step += means[(y + k) * 3 + c] - means[(y - 1 - k) * 3 + c];
    }
    square += (step / reach) ** 2;
  }
  return Math.sqrt(square);
}
