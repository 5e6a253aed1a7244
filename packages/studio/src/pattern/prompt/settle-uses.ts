import { BREAK } from '../../words/tokens.ts';
import type { Match, Meaning } from './lexicon.ts';

/** What a pattern is made for. Alone such a word asks for what is usual there. */
const USES: ReadonlySet<string> = new Set(['wallpaper', 'stationery', 'back to school']);

/** Weight from which a word is the name of a pattern. */
const NAMES_IT = 3;

/**
 * Takes what a pattern is for from what it shows, where the prompt names something else: "white
 * peonies, wedding stationery", "rainbows, nursery wallpaper".
 */
export function settleUses(matches: readonly Match[], tokens: readonly string[]): Match[] {
  const isUse = ({ phrase, to }: Match) => USES.has(phrase) && endsClause(tokens[to]);
  const hasOthers = matches.some((match) => !isUse(match) && match.meanings.some(namesSomething));
  if (!hasOthers) return [...matches];
  return matches.map((match) =>
    isUse(match) ? { ...match, meanings: [{ is: 'filler' }] } : match,
  );
}

const endsClause = (next: string | undefined) =>
  next === undefined || next === BREAK || next === 'design' || next === 'print';

const namesSomething = (meaning: Meaning): boolean =>
  meaning.is === 'subject' || (meaning.is === 'motif' && meaning.weight >= NAMES_IT);
