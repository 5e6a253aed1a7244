import type { Spot } from '../parse/point.ts';

/** A strip of cloth between two edges, each as many spots long as the other. */
export type Strip = { outer: readonly Spot[]; inner: readonly Spot[] };

/** A strip of the view and its place in the layout. */
export type Panel = { source: Strip; target: Strip };

/** The numbers smoothed by a Gaussian over so many neighbours; the ends repeat. */
export function smoothed(values: readonly number[], sigma: number): number[] {
  if (sigma <= 0) return [...values];
  const reach = Math.ceil(sigma * 2.5);
  const last = values.length - 1;
  return values.map((_, i) => {
    let sum = 0;
    let weights = 0;
    for (let k = -reach; k <= reach; k += 1) {
      const weight = Math.exp(-(k * k) / (2 * sigma * sigma));
      sum += weight * values[Math.min(last, Math.max(0, i + k))];
      weights += weight;
    }
    return sum / weights;
  });
}

/** Running median over `reach` neighbours to each side. */
export function medians(values: readonly number[], reach: number): number[] {
  return values.map((_, i) => {
    const near = values.slice(Math.max(0, i - reach), i + reach + 1).toSorted((a, b) => a - b);
    return near[near.length >> 1];
  });
}

/** Fills gaps by linear interpolation; the ends repeat the nearest number. Undefined where no number is known. */
export function bridged(values: readonly (number | undefined)[]): number[] | undefined {
  const known = values.flatMap((value, at) => (value === undefined ? [] : [{ at, value }]));
  if (known.length === 0) return undefined;
  return values.map((value, i) => {
    if (value !== undefined) return value;
    const before = known.findLast(({ at }) => at < i);
    const after = known.find(({ at }) => at > i);
    if (!before || !after) return (before ?? after ?? known[0]).value;
    const part = (i - before.at) / (after.at - before.at);
    return before.value + (after.value - before.value) * part;
  });
}
