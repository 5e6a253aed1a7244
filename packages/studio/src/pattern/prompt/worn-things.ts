import { BREAK } from '../../words/tokens.ts';
import type { Match } from './lexicon.ts';

const WEARS = new Set(['wearing', 'wear', 'wears', 'dressed']);

/** Words that what is worn does not reach over: "wearing bow ties on mint gingham". */
const ENDS = new Set([BREAK, 'on', 'over', 'against', 'among', 'beside']);

/** "Wearing yellow wellies": what animals are said to wear is no thing beside them. */
export function isWornThing({ from, meanings }: Match, tokens: readonly string[]): boolean {
  if (meanings.some(({ is }) => is === 'worn')) return false;
  const before = tokens.slice(0, from);
  const worn = before.findLastIndex((token) => WEARS.has(token));
  return worn > before.findLastIndex((token) => ENDS.has(token));
}
