/** A source of random numbers made from a seed. The same seed gives the same sequence. */
export type Rng = {
  /** In [0, 1). */
  next: () => number;
  range: (low: number, high: number) => number;
  /** A whole number from low to high, both included. */
  int: (low: number, high: number) => number;
  pick: <T>(list: readonly T[]) => T;
  chance: (probability: number) => boolean;
  /** About normal: mean 0, deviation 1. */
  gauss: () => number;
  /** A shuffled copy. */
  shuffle: <T>(list: readonly T[]) => T[];
  /** A seed for another source. */
  seed: () => number;
};

/** FNV-1a over UTF-16 units with a finalising mix: a 32-bit seed for any text. */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Makes a random source (mulberry32). Texts are hashed; numbers are taken modulo 2^32. */
export function createRng(seed: number | string): Rng {
  let state = ((typeof seed === 'number' ? seed : hashText(seed)) ^ 0x9e3779b9) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  for (let warmUp = 0; warmUp < 4; warmUp += 1) next();
  return {
    next,
    int,
    range: (low, high) => low + (high - low) * next(),
    pick: (list) => list[Math.floor(next() * list.length)],
    chance: (probability) => next() < probability,
    gauss: () => (next() + next() + next() + next() + next() + next() - 3) / 0.7071,
    shuffle: (list) => {
      const copy = [...list];
      for (let i = copy.length - 1; i > 0; i -= 1) {
        const j = int(0, i);
        [copy[i], copy[j]] = [copy[j], copy[i]];
      }
      return copy;
    },
    seed: () => Math.floor(next() * 4294967296),
  };
}
