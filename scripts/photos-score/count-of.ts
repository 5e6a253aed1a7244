/** Pixels of a mask of 0 and 1 that are 1. */
export const countOf = (mask: Uint8Array): number => mask.reduce((sum, on) => sum + on, 0);
