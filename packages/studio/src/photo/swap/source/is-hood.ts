/** Least height of a hood above the shoulders, as a share of the garment's: no collar rises so high. */
const LEAST = 0.15;

/** Test for a hood by how far the edge of a garment lies above its shoulders, in pixels, and its height. */
export const isHood = (risePx: number, heightPx: number): boolean => risePx > heightPx * LEAST;
