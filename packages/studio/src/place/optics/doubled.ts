/** The two source pixels that a pixel of the doubled picture lies between, and its distance past the first, 0 to 1. */
export type Between = { low: number; high: number; part: number };

/** For each pixel of a row of twice the size, where it lies in the row. */
export const doubled = (size: number): Between[] =>
  Array.from({ length: size * 2 }, (_, place) => {
    const from = place / 2 - 0.25;
    const low = Math.floor(from);
    return { low: Math.max(0, low), high: Math.min(size - 1, low + 1), part: from - low };
  });
