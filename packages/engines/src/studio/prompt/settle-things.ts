import type { Match } from './lexicon.ts';

const isThing = ({ meanings }: Match) => meanings.some(({ is }) => is === 'subject');
/** Weight from which a word is the name of a pattern. */
const NAMES_IT = 4;
const isSkin = ({ meanings }: Match) =>
  meanings.some((it) => it.is === 'motif' && it.kind === 'ground' && it.weight >= NAMES_IT);

/**
 * Settles whether a word such as "tiger" is a thing or a pattern of its own: a thing in the
 * plural, or beside other things; else the pattern.
 */
export function settleThings(matches: readonly Match[]): Match[] {
  const hasOthers = matches.some((match) => isThing(match) && !isSkin(match));
  return matches.map((match) => {
    if (!isThing(match) || !isSkin(match) || !(match.plural || hasOthers)) return match;
    return { ...match, meanings: match.meanings.filter(({ is }) => is !== 'motif') };
  });
}
