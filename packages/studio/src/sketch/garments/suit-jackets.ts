/** Ids of the jackets of suits: a waistcoat goes under them, and a man's shirt and tie. */
export const SUIT_JACKETS: ReadonlySet<string> = new Set([
  'blazer',
  'morning-coat',
  'tailcoat',
  'tuxedo-jacket',
]);
