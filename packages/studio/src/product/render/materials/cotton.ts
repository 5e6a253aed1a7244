import { woven } from './woven.ts';

export const cotton = woven({ depth: 0.05, pitch: 2.6, slub: 0.03, gloss: 0.03, exponent: 12 });
export const poplin = woven({ depth: 0.025, pitch: 2.2, slub: 0.015, gloss: 0.06, exponent: 18 });
export const jersey = woven({ depth: 0.02, pitch: 2.4, slub: 0.02, gloss: 0.05, exponent: 9 });
/** Coarser, uneven threads. */
export const linen = woven({ depth: 0.11, pitch: 3.1, slub: 0.13, gloss: 0.02, exponent: 10 });
