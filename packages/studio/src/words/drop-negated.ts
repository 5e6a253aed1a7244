import type { PhraseMatch } from './find-phrases.ts';
import { BREAK } from './tokens.ts';

const NEGATORS = new Set(['no', 'not', 'without', 'never', 'non', 'none']);
/** Doings that refuse what follows: "leave out the bunnies". */
const REFUSING = new Set(['avoid', 'avoiding', 'omit', 'omitting', 'exclude', 'excluding']);
const LEAVING = new Set(['leave', 'leaving']);
const ENDS = new Set([BREAK, 'and', 'but', 'with', 'on', 'in', 'only', 'just']);
/** Words that a negation reaches over: "without any black outlines". */
const REACH = 4;

/** Leaves out what the prompt says it does not want: "no outlines", "without leaves". */
export function dropNegated<Meaning>(
  tokens: readonly string[],
  matches: readonly PhraseMatch<Meaning>[],
): PhraseMatch<Meaning>[] {
  return matches.filter(({ from }) => !isNegated(tokens, from));
}

/** Test for a word that the prompt excludes. */
export function isNegated(tokens: readonly string[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - REACH); i -= 1) {
    if (NEGATORS.has(tokens[i]) || isRefusal(tokens, i)) return true;
    if (ENDS.has(tokens[i])) return false;
  }
  return false;
}

/** Test for a verb that refuses what follows: "avoid", and either word of "leave out". */
export const isRefusal = (tokens: readonly string[], at: number): boolean =>
  REFUSING.has(tokens[at]) ||
  (LEAVING.has(tokens[at]) && tokens[at + 1] === 'out') ||
  (tokens[at] === 'out' && LEAVING.has(tokens[at - 1]));
