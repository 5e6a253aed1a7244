import type { Hex } from '../../core/colour.ts';

/** Ids of the jackets of suits: a waistcoat goes under them, and a man's shirt and tie. */
export const SUIT_JACKETS: ReadonlySet<string> = new Set([
  'blazer',
  'morning-coat',
  'tailcoat',
  'tuxedo-jacket',
]);

/** Colour of tuxedos, and of the ties that are tied with them. */
export const EVENING_BLACK: Hex = '#26252b';
