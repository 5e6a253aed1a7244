import { BINS, type Binned } from './bin-traits.ts';

/** What a tree is to correct: slope and curve of the loss for each thing. */
export type Slopes = { slope: Float32Array; curve: Float32Array };

export type Tree = { traits: Uint8Array; limits: Float32Array; leaves: Float32Array };

export type TreeOrder = Slopes & {
  depth: number;
  /** The things that it learns from, and the traits that it may ask about. */
  things: Int32Array;
  asked: readonly number[];
  rate: number;
};

/** Keeps leaves of few things small. */
const DAMPING = 2;
const LEAST_CURVE = 1;
const MOST_STEP = 3;

/** Grows a complete tree, level by level, and adds what it says to `scores`. */
export function growTree(data: Binned, order: TreeOrder, scores: Float32Array): Tree {
  const nodes = 2 ** order.depth - 1;
  const traits = new Uint8Array(nodes);
  const limits = new Float32Array(nodes).fill(1e30);
  const places = new Int32Array(data.count);
  for (let level = 0; level < order.depth; level += 1) {
    const splits = findSplits(data, order, { places, level });
    splits.forEach((split, k) => {
      const node = 2 ** level - 1 + k;
      if (!split) return;
      traits[node] = split.trait;
      limits[node] = data.ends[split.trait][split.bin];
    });
    moveDown(data, places, { splits, level });
  }
  const leaves = leavesOf(order, places, nodes);
  for (let i = 0; i < data.count; i += 1) scores[i] += leaves[places[i] - nodes];
  return { traits, limits, leaves };
}

type Split = { trait: number; bin: number } | undefined;
type Level = { places: Int32Array; level: number };

function findSplits(data: Binned, order: TreeOrder, { places, level }: Level): Split[] {
  const { asked, things, slope, curve } = order;
  const first = 2 ** level - 1;
  const stride = asked.length * BINS;
  const slopes = new Float64Array(2 ** level * stride);
  const curves = new Float64Array(2 ** level * stride);
  for (const i of things) {
    const at = (places[i] - first) * stride;
    for (let a = 0; a < asked.length; a += 1) {
      const cell = at + a * BINS + data.bins[i * data.traits + asked[a]];
      slopes[cell] += slope[i];
      curves[cell] += curve[i];
    }
  }
  return Array.from({ length: 2 ** level }, (_, k) =>
    bestSplit(data, asked, {
      slopes: slopes.subarray(k * stride, (k + 1) * stride),
      curves: curves.subarray(k * stride, (k + 1) * stride),
    }),
  );
}

type Sums = { slopes: Float64Array; curves: Float64Array };

const gain = (slope: number, curve: number) => (slope * slope) / (curve + DAMPING);

function bestSplit(data: Binned, asked: readonly number[], { slopes, curves }: Sums): Split {
  let best: Split;
  let most = 1e-3;
  let [slope, curve] = [0, 0];
  for (let b = 0; b < BINS; b += 1) {
    slope += slopes[b];
    curve += curves[b];
  }
  for (const [a, trait] of asked.entries()) {
    let [left, leftCurve] = [0, 0];
    for (let bin = 0; bin < data.ends[trait].length; bin += 1) {
      left += slopes[a * BINS + bin];
      leftCurve += curves[a * BINS + bin];
      if (leftCurve < LEAST_CURVE || curve - leftCurve < LEAST_CURVE) continue;
      const found =
        gain(left, leftCurve) + gain(slope - left, curve - leftCurve) - gain(slope, curve);
      if (found <= most) continue;
      most = found;
      best = { trait, bin };
    }
  }
  return best;
}

function moveDown(
  data: Binned,
  places: Int32Array,
  { splits, level }: { splits: readonly Split[]; level: number },
): void {
  const first = 2 ** level - 1;
  for (let i = 0; i < places.length; i += 1) {
    const split = splits[places[i] - first];
    const isAbove = split && data.bins[i * data.traits + split.trait] > split.bin;
    places[i] = places[i] * 2 + (isAbove ? 2 : 1);
  }
}

function leavesOf({ things, slope, curve, rate }: TreeOrder, places: Int32Array, nodes: number) {
  const slopes = new Float64Array(nodes + 1);
  const curves = new Float64Array(nodes + 1);
  for (const i of things) {
    slopes[places[i] - nodes] += slope[i];
    curves[places[i] - nodes] += curve[i];
  }
  return Float32Array.from(slopes, (sum, leaf) => {
    const step = -sum / (curves[leaf] + DAMPING);
    return Math.max(-MOST_STEP, Math.min(MOST_STEP, step)) * rate;
  });
}
