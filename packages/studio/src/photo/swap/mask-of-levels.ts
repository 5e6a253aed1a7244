/** Mask of 0 and 1: 1 for levels (0–255) of at least `least`. */
export const maskOfLevels = (levels: Uint8Array, least = 128): Uint8Array =>
  levels.map((level) => (level >= least ? 1 : 0));
