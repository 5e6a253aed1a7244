import { BREAK } from '../../words/tokens.ts';
import type { Match } from './lexicon.ts';

const WEARS = new Set(['wearing', 'wear', 'wears', 'dressed']);

/** "Wearing yellow wellies": what animals are said to wear is no thing beside them. */
export function isWornThing({ from, meanings }: Match, tokens: readonly string[]): boolean {
  if (meanings.some(({ is }) => is === 'worn')) return false;
  const clause = tokens.slice(tokens.lastIndexOf(BREAK, from - 1) + 1, from);
  return clause.some((token) => WEARS.has(token));
}
