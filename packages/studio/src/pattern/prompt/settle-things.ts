import type { Match } from './lexicon.ts';

const isThing = ({ meanings }: Match) => meanings.some(({ is }) => is === 'subject');
/** Weight from which a word is the name of a pattern. */
const NAMES_IT = 4;
const isSkin = ({ meanings }: Match) =>
  meanings.some((it) => it.is === 'motif' && it.kind === 'ground' && it.weight >= NAMES_IT);

const isMood = ({ meanings }: Match) => meanings.some(({ is }) => is === 'mood');
const namesSomething = (match: Match) =>
  match.meanings.some((it) => it.is === 'subject' || (it.is === 'motif' && it.weight >= NAMES_IT));

/**
 * Settles what words with two meanings ask for. "Tiger" is a thing in the plural or beside
 * other things, else a pattern of its own. "Christmas" brings its things only where the
 * prompt names nothing else: a christmas tartan is a tartan.
 */
export function settleThings(matches: readonly Match[]): Match[] {
  const hasOthers = matches.some((match) => isThing(match) && !isSkin(match));
  const hasNamed = matches.some((match) => namesSomething(match) && !isMood(match));
  return matches.map((match) => {
    if (!isThing(match)) return match;
    if (isSkin(match) && (match.plural || hasOthers)) return without(match, 'motif');
    return isMood(match) && hasNamed ? without(match, 'subject') : match;
  });
}

const without = (match: Match, kind: 'motif' | 'subject'): Match => ({
  ...match,
  meanings: match.meanings.filter(({ is }) => is !== kind),
});
