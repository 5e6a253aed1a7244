/** Pixels of levels 0–255 that are at least so much there, as 0 and 1. */
export const maskOfLevels = (levels: Uint8Array, least = 128): Uint8Array =>
  levels.map((level) => (level >= least ? 1 : 0));
