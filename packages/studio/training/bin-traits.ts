/** Traits of many things as bins of about as many things each. */
export type Binned = {
  count: number;
  traits: number;
  /** By thing and trait. */
  bins: Uint8Array;
  /** Upper ends of the bins of each trait; above the last is one more. */
  ends: readonly Float32Array[];
};

export const BINS = 64;
const SAMPLES = 40_000;

/** Sorts traits into at most 64 bins each. */
export function binTraits(of: readonly Float32Array[]): Binned {
  const count = of.length;
  const traits = of[0].length;
  const bins = new Uint8Array(count * traits);
  const ends: Float32Array[] = [];
  for (let t = 0; t < traits; t += 1) {
    const found = endsOf(of, t);
    ends.push(found);
    for (let i = 0; i < count; i += 1) bins[i * traits + t] = binOf(of[i][t], found);
  }
  return { count, traits, bins, ends };
}

function endsOf(of: readonly Float32Array[], trait: number): Float32Array {
  const samples = Math.min(of.length, SAMPLES);
  const sorted = Float32Array.from(
    { length: samples },
    (_, i) => of[Math.floor((i * of.length) / samples)][trait],
  ).toSorted();
  const ends: number[] = [];
  for (let b = 1; b < BINS; b += 1) {
    const end = sorted[Math.floor((b * samples) / BINS)];
    if (ends.length === 0 || end > ends[ends.length - 1]) ends.push(end);
  }
  return Float32Array.from(ends);
}

function binOf(value: number, ends: Float32Array): number {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value > ends[middle]) low = middle + 1;
    else high = middle;
  }
  return low;
}
