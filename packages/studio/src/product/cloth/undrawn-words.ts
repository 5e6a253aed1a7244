/** Phrases that product pictures draw nothing for, where their words alone would name a garment. */
export const UNDRAWN: readonly string[] = ['tie dye', 'tie dyed', 'tie front', 'bow tie front'];
