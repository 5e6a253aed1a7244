/** A random source: numbers from 0 (included) to 1, the same for the same seed. */
export type Random = () => number;

/** Marsaglia's xorshift on 32 bits: good enough for a plan of faults. */
export function createRandom(seed: number): Random {
  let state = (seed ^ 0x9e3779b9) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** A whole number from `from` to `to`, both included. */
export function pickWhole(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1));
}

/** The members in random order. */
export function shuffle<T>(random: Random, members: readonly T[]): T[] {
  return members
    .map((member) => ({ member, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ member }) => member);
}
