import { BREAK } from './tokens.ts';

const JOINERS: ReadonlySet<string> = new Set(['and', 'plus', 'or', 'with', BREAK]);
export const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the']);

/** Test for words that join the members of a list: "and", a comma, both, or nothing. */
export const isListJoin = (between: readonly string[]): boolean =>
  between.length <= 2 && between.every((token) => JOINERS.has(token));
