import { createRng } from '../src/core/rng.ts';
import type { Forest } from '../src/product/sketch-reading/naming/forest.ts';
import { binTraits } from './bin-traits.ts';
import { growTree, type Tree } from './grow-tree.ts';

/** Things whose kinds are known. */
export type Lessons = {
  traits: readonly Float32Array[];
  kinds: Uint8Array;
  weights: Float32Array;
};

export type ForestOrder = {
  rounds: number;
  kinds: number;
  seed: string;
};

const DEPTH = 5;
const RATE = 0.12;
/** Parts of the things that a round, and of the traits that a tree, gets to see. */
const THINGS = 0.5;
const TRAITS = 0.35;

/**
 * Grows decision trees by gradient boosting (Friedman 2001): in each round one tree for each
 * kind, on the slope of the loss of the soft maximum of what the trees before say.
 */
export function growForest(lessons: Lessons, { rounds, kinds, seed }: ForestOrder): Forest {
  const rng = createRng(seed);
  const data = binTraits(lessons.traits);
  const weights = evened(lessons.weights);
  const prior = priorOf(lessons.kinds, weights, kinds);
  const scores = Array.from(prior, (start) => new Float32Array(data.count).fill(start));
  const trees: Tree[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const things = chosen(data.count, () => rng.chance(THINGS));
    const shares = sharesOf(scores);
    for (let kind = 0; kind < kinds; kind += 1) {
      const asked = [...chosen(data.traits, () => rng.chance(TRAITS))];
      const slopes = slopesOf(shares[kind], { kinds: lessons.kinds, kind, weights });
      const order = { ...slopes, depth: DEPTH, things, asked, rate: RATE };
      trees.push(growTree(data, order, scores[kind]));
    }
  }
  return {
    depth: DEPTH,
    kinds,
    prior,
    traits: Uint8Array.from(trees.flatMap((tree) => [...tree.traits])),
    limits: Float32Array.from(trees.flatMap((tree) => [...tree.limits])),
    leaves: Float32Array.from(trees.flatMap((tree) => [...tree.leaves])),
  };
}

function chosen(count: number, isIn: () => boolean): Int32Array {
  const list: number[] = [];
  for (let i = 0; i < count; i += 1) if (isIn()) list.push(i);
  return Int32Array.from(list);
}

/** Weights of mean 1. */
function evened(weights: Float32Array): Float32Array {
  const mean = weights.reduce((sum, one) => sum + one, 0) / weights.length;
  return weights.map((weight) => weight / mean);
}

function priorOf(of: Uint8Array, weights: Float32Array, kinds: number): Float32Array {
  const parts = new Float32Array(kinds);
  for (let i = 0; i < of.length; i += 1) parts[of[i]] += weights[i] / of.length;
  return parts.map((part) => Math.log(Math.max(1e-4, part)));
}

/** By kind: how likely each thing is of it, by the scores so far. */
function sharesOf(scores: readonly Float32Array[]): Float32Array[] {
  const shares = scores.map((of) => of.slice());
  for (let i = 0; i < scores[0].length; i += 1) {
    let most = -1e9;
    let sum = 0;
    for (const of of scores) most = Math.max(most, of[i]);
    for (const of of shares) {
      of[i] = Math.exp(of[i] - most);
      sum += of[i];
    }
    for (const of of shares) of[i] /= sum;
  }
  return shares;
}

function slopesOf(
  share: Float32Array,
  { kinds, kind, weights }: { kinds: Uint8Array; kind: number; weights: Float32Array },
) {
  const slope = share.map((part, i) => weights[i] * (part - (kinds[i] === kind ? 1 : 0)));
  const curve = share.map((part, i) => weights[i] * part * (1 - part));
  return { slope, curve };
}
