import type { Match } from './lexicon.ts';

const isThing = ({ meanings }: Match) => meanings.some(({ is }) => is === 'subject');
/** Weight from which a word is the name of a pattern. */
const NAMES_IT = 4;
const isSkin = ({ meanings }: Match) =>
  meanings.some((it) => it.is === 'motif' && it.kind === 'ground' && it.weight >= NAMES_IT);

const isMood = ({ meanings }: Match) => meanings.some(({ is }) => is === 'mood');
const namesSomething = (match: Match) =>
  match.meanings.some((it) => it.is === 'subject' || (it.is === 'motif' && it.weight >= NAMES_IT));

/** Adjectives of a thing that stands right after them: "striped shells" are no shells on stripes. */
const PATTERNED = new Set(
  'striped stripy stripey spotted spotty dotted speckled freckled flecked checked chequered checkered'.split(
    ' ',
  ),
);
/** Times whose colours are meant where things are named, and not the shapes of their own. */
const DECADES = new Set(['80s', '1980s', 'eighties', 'mid century', 'midcentury', 'retro', '70s']);
/** Words that a part of a thing stands after: "snails with striped shells". */
const HAVING = new Set(['with', 'their', 'its', 'whose', 'having', 'each', 'every']);
/** Adjectives between such a word and the part. */
const BETWEEN = 2;

/**
 * Settles what words with two meanings ask for. "Tiger" is a thing in the plural or beside
 * other things, else a pattern of its own. "Christmas" brings its things only where the
 * prompt names nothing else: a christmas tartan is a tartan. "Animals, rooster and deer" are
 * roosters and deer, and the shells that snails are said to have are no shells beside them.
 */
export function settleThings(matches: readonly Match[], tokens: readonly string[]): Match[] {
  const hasOthers = matches.some((match) => isThing(match) && !isSkin(match));
  const hasNamed = matches.some((match) => namesSomething(match) && !isMood(match));
  const named = new Set(
    matches.flatMap((match) => (idsOf(match).length === 1 ? idsOf(match) : [])),
  );
  return matches.map((match, i) => {
    if (PATTERNED.has(match.phrase) && isBeforeThing(match, matches[i + 1]))
      return without(match, 'motif');
    if (isPartOf(match, { named, tokens })) return without(without(match, 'subject'), 'motif');
    if (!isThing(match))
      return hasOthers && DECADES.has(match.phrase) ? without(match, 'motif') : match;
    if (isSkin(match) && (match.plural || hasOthers)) return without(match, 'motif');
    if (isMood(match) && hasNamed) return without(match, 'subject');
    return narrowed(match, named);
  });
}

const idsOf = ({ meanings }: Match) =>
  meanings.flatMap((meaning) => (meaning.is === 'subject' ? [meaning.id] : []));

const isBeforeThing = (match: Match, next: Match | undefined) =>
  next?.from === match.to && isThing(next);

type Context = { named: ReadonlySet<string>; tokens: readonly string[] };

/** Test for a part that a thing of the prompt is said to have. */
function isPartOf({ from, meanings }: Match, { named, tokens }: Context): boolean {
  const shown = meanings.filter((it) => it.is === 'shows' && named.has(it.id));
  if (shown.some((it) => it.is === 'shows' && it.isPart)) return true;
  const before = tokens.slice(Math.max(0, from - 1 - BETWEEN), from);
  return shown.length > 0 && before.some((token) => HAVING.has(token));
}

/** A word for many things, where some of them are named: those alone. */
function narrowed(match: Match, named: ReadonlySet<string>): Match {
  const ids = idsOf(match);
  if (ids.length < 2 || !ids.some((id) => named.has(id))) return match;
  return {
    ...match,
    meanings: match.meanings.filter((it) => it.is !== 'subject' || named.has(it.id)),
  };
}

const without = (match: Match, kind: 'motif' | 'subject'): Match => ({
  ...match,
  meanings: match.meanings.filter(({ is }) => is !== kind),
});
