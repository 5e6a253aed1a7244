import type { Draft } from './weave-cloth.ts';

/** One over, one under. */
export const plainWeave: Draft = (i, j) => (i + j) % 2 === 0;

/** Two over, two under, each row one thread further on: the diagonal line of serge and tartan. */
export const twill: Draft = (i, j) => (i + j) % 4 < 2;

/** Twill that turns back every `half` warp threads. */
export function herringboneTwill(half: number): Draft {
  return (i, j) => {
    const at = i % (2 * half);
    const folded = at < half ? at : 2 * half - 1 - at;
    return (folded + j) % 4 < 2;
  };
}
