import { isContentWord } from '../../words/content-word.ts';
import { type Match, namesFlower, subjectIds } from './lexicon.ts';
import { isWornThing } from './worn-things.ts';

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
  `striped stripy stripey spotted spotty dotted speckled freckled flecked checked chequered checkered
  geometric abstract ornamental mosaic marbled patchwork quilted knitted crocheted tiled`.split(
    /\s+/,
  ),
);
/** Weight from which a word names figures that an adjective may stand before: "geometric leaves". */
const NAMES_FIGURES = 4;
/** Times whose colours are meant where things are named, and not the shapes of their own. */
const DECADES = new Set(['80s', '1980s', 'eighties', 'mid century', 'midcentury', 'retro', '70s']);
/** Words that a part of a thing stands after: "snails with striped shells". */
const HAVING = new Set(['with', 'their', 'its', 'whose', 'having', 'each', 'every']);
/** Patterns whose lines are of thread. */
const STITCHED = new Set(['kantha', 'sashiko', 'suzani', 'folk']);
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
    matches.flatMap((match) => (subjectIds(match).length === 1 ? subjectIds(match) : [])),
  );
  const hasFlowers = matches.some(namesFlower);
  const isStitched = matches.some((match) => motifsIn(match).some((id) => STITCHED.has(id)));
  const text = { matches, named, hasFlowers, isStitched, tokens };
  return matches.map((match, i) => {
    const part = settledPart(match, i, text);
    if (part) return part;
    if (!isThing(match))
      return hasOthers && DECADES.has(match.phrase) ? without(match, 'motif') : match;
    if (isSkin(match)) return settledSkin(match, { hasOthers, tokens });
    if (THEMES.has(match.phrase) && named.size > 0 && isWhereabouts(match, tokens))
      return grown(match, named);
    if (isMood(match) && hasNamed) return without(match, 'subject');
    if (isTheme(match) && named.size > 0) return themed(match, named);
    return narrowed(match, named);
  });
}

type Words = Context & { matches: readonly Match[]; hasFlowers: boolean; isStitched: boolean };

/** A word that is an adjective or a part of something else, without its other meanings. */
function settledPart(match: Match, i: number, text: Words): Match | undefined {
  const { matches, hasFlowers, isStitched, tokens } = text;
  if (isCoatOf(match, matches[i - 1]) || (hasFlowers && isHeartOf(match, tokens)))
    return { ...match, meanings: [{ is: 'filler' }] };
  if (isStuffOf(match, matches[i + 1])) return without(match, 'fabric');
  if (PATTERNED.has(match.phrase) && isOfNoun(match, { next: matches[i + 1], tokens }))
    return without(match, 'motif');
  if (isPartOf(match, text) || isLeafOf(match, matches[i - 1]))
    return without(without(match, 'subject'), 'motif');
  const isOfSomething = isWornThing(match, tokens) || (isStitched && match.phrase === 'thread');
  return isOfSomething ? without(match, 'subject') : undefined;
}

/** Sunflowers "with black hearts". */
const isHeartOf = ({ phrase, from }: Match, tokens: readonly string[]): boolean =>
  phrase === 'heart' && isHad(from, tokens);

/** Words that make a coat of the animal before them. */
const OF_SKIN = new Set(
  'print prints printed skin spot spots stripe stripes fur coat hide pattern texture rosettes look'.split(
    ' ',
  ),
);
/** Doings of an animal that follow its name. */
const DOINGS = new Set(
  'walking prowling hiding sleeping running lying resting stalking leaping climbing sitting standing roaming lounging peeking'.split(
    ' ',
  ),
);
/** Animals that are asked for by their coats: one of them beside other things is a print below these. */
const KNOWN_BY_COAT = new Set(['leopard', 'snow leopard', 'giraffe', 'zebra']);

/** "Tigers", "tiger and ferns" and "a leopard prowling" are animals; "tiger stripes" and "leopard with roses" are coats. */
function settledSkin(
  match: Match,
  { hasOthers, tokens }: { hasOthers: boolean; tokens: readonly string[] },
): Match {
  const next = tokens[match.to];
  if (OF_SKIN.has(next)) return without(match, 'subject');
  const isBeside = hasOthers && !KNOWN_BY_COAT.has(match.phrase);
  const isAnimal = match.plural || isBeside || DOINGS.has(next);
  if (isAnimal) return without(match, 'motif');
  return KNOWN_BY_COAT.has(match.phrase) ? without(match, 'subject') : match;
}

/** Test for an adjective of the noun right after it: a thing, figures, or things that no table knows ("checkered flags"). */
function isOfNoun(
  match: Match,
  { next, tokens }: { next: Match | undefined; tokens: readonly string[] },
): boolean {
  const { to } = match;
  if (next?.from === to) {
    // "Abstract brush strokes": both say one pattern.
    if (motifsIn(match).some((id) => motifsIn(next).includes(id))) return false;
    return isThing(next) || namesFigures(next) || isPartAlone(next);
  }
  const noun = tokens[to] ?? '';
  return isContentWord(noun) && /[^s]s$/.test(noun);
}

const motifsIn = ({ meanings }: Match) =>
  meanings.flatMap((meaning) => (meaning.is === 'motif' ? [meaning.id] : []));

/** A part of something else is no thing here: "checkered flags" without a ship. */
const isPartAlone = ({ meanings }: Match) => meanings.every(({ is }) => is === 'shows');

const namesFigures = ({ meanings }: Match) =>
  meanings.some((it) => it.is === 'motif' && it.kind === 'figures' && it.weight >= NAMES_FIGURES);

/** "Leopard spots": the spots of the coat, and no dots besides. */
const isCoatOf = ({ from, phrase }: Match, before: Match | undefined): boolean =>
  before?.to === from && COATED.has(before.phrase) && OF_SKIN.has(phrase);
const COATED = new Set([
  'leopard',
  'snow leopard',
  'cheetah',
  'jaguar',
  'tiger',
  'zebra',
  'giraffe',
]);

/** "Knitted socks": what things are made of, and not the cloth. */
const isStuffOf = (match: Match, next: Match | undefined): boolean =>
  next?.from === match.to && match.meanings.some(({ is }) => is === 'fabric') && isThing(next);

type Context = { named: ReadonlySet<string>; tokens: readonly string[] };

/** Test for a part that a thing of the prompt is said to have. */
function isPartOf({ phrase, from, meanings }: Match, { named, tokens }: Context): boolean {
  const shown = meanings.filter((it) => it.is === 'shows' && named.has(it.id));
  if (shown.some((it) => it.is === 'shows' && it.isPart)) return true;
  // "Rockets, bright orange flames": fire comes from what burns.
  if (phrase === 'flame' && shown.length > 0) return true;
  const lacking = meanings.some((it) => it.is === 'lacks' && named.has(it.id));
  return (shown.length > 0 || lacking) && isHad(from, tokens);
}

/** Test for a word that a thing is said to have: "with", "their", and adjectives between. */
const isHad = (from: number, tokens: readonly string[]): boolean => {
  const before = (words: number) => tokens.slice(Math.max(0, from - words), from);
  if (before(1 + BETWEEN).some((token) => HAVING.has(token))) return true;
  // "With red caps and white dots": both are had.
  return tokens[from - 2] === 'and' && before(IN_A_PAIR).includes('with');
};
/** Words from "with" to the second of two parts. */
const IN_A_PAIR = 6;

/** "Bramble leaves" beside blackberries: the leaves that a thing has, called after it. */
const isLeafOf = (match: Match, before: Match | undefined): boolean =>
  match.phrase === 'leaf' &&
  before?.to === match.from &&
  match.meanings.some((it) => it.is === 'shows' && subjectIds(before).includes(it.id));

/** Places and times that bring things where none is named beside them. */
const THEMES = new Set(
  `seaside beach coast coastal nautical ocean sea pond safari jungle woodland forest woods garden harvest
  autumn summer spring winter farm farmyard kitchen picnic camping desert alpine ski circus space
  weather wedding nursery western christmas easter halloween`.split(/\s+/),
);
const isTheme = (match: Match) => THEMES.has(match.phrase) && subjectIds(match).length > 1;

/** "British seaside: seagulls and deckchairs": of a theme the things that are named, and no others. */
function themed(match: Match, named: ReadonlySet<string>): Match {
  const kept = subjectIds(match).filter((id) => named.has(id));
  if (kept.length > 0) return narrowed(match, named);
  return without(match, 'subject');
}

const ARTICLES = new Set(['a', 'an', 'the']);
const WITHIN = new Set(['in', 'through', 'among', 'amongst', 'amid', 'inside', 'within']);
/** Words of "in a dark moss green forest" before its noun. */
const WHERE_WORDS = 5;

/** "In a moss green forest": where the things that are named are. */
function isWhereabouts({ from }: Match, tokens: readonly string[]): boolean {
  const before = tokens.slice(Math.max(0, from - WHERE_WORDS), from);
  const article = before.findLastIndex((token) => ARTICLES.has(token));
  return article > 0 && WITHIN.has(before[article - 1]);
}

const GROWING = new Set(['plant', 'flower']);

/** Of a place the things that are named and what grows there: foxes in a forest stand among trees. */
const grown = (match: Match, named: ReadonlySet<string>): Match => ({
  ...match,
  meanings: match.meanings.filter(
    (it) =>
      it.is !== 'subject' || named.has(it.id) || (it.group !== undefined && GROWING.has(it.group)),
  ),
});

/** A word for many things, where some of them are named: those alone. */
function narrowed(match: Match, named: ReadonlySet<string>): Match {
  const ids = subjectIds(match);
  if (ids.length < 2 || !ids.some((id) => named.has(id))) return match;
  return {
    ...match,
    meanings: match.meanings.filter((it) => it.is !== 'subject' || named.has(it.id)),
  };
}

const without = (match: Match, kind: 'motif' | 'subject' | 'fabric'): Match => ({
  ...match,
  meanings: match.meanings.filter(({ is }) => is !== kind),
});
