import type { Recipe } from '@toile/engines';

/** A step between the seeds of a run's pictures: the golden ratio's share of 2³², which is odd. */
const SEED_STEP = 0x9e3779b1;

/** The seed of a picture, from that of its run and its place in it: a whole number below 2³². */
export function pictureSeed({ seed, variant }: Pick<Recipe, 'seed' | 'variant'>): number {
  return (seed + Math.imul(variant, SEED_STEP)) >>> 0;
}
