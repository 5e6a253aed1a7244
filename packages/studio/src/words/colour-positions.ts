import { compoundColour, isCompound, isNamedByFamily } from './colour-compounds.ts';
import { ARTICLES, isListJoin } from './colour-lists.ts';
import { colourIn, isModifier, type Sense } from './colour-phrases.ts';
import { isGrown, isPlant } from './colour-trade-names.ts';
import { isContentWord } from './content-word.ts';
import type { PhraseMatch } from './find-phrases.ts';
import { isCalledGround } from './ground-places.ts';
import { BREAK } from './tokens.ts';
import { wordForms } from './word-forms.ts';

/** Sorts of meanings in a lexicon, as far as colours are told by them. */
export type ColourReader<M extends Sense> = {
  tokens: readonly string[];
  /** A thing to draw: "lemon" of fruit. */
  isSubject: (meaning: M) => boolean;
  /** A noun that colours stand before: a garment, a cloth, a pattern, a thing. */
  isNoun: (meaning: M) => boolean;
};

const ONTO: ReadonlySet<string> = new Set(['on', 'over', 'against', 'upon', 'onto', 'across']);
/** "Drawn in ink" tells the medium. */
const DRAWN: ReadonlySet<string> = new Set('drawn sketched done rendered painted'.split(' '));
const SHADES: ReadonlySet<string> = new Set(
  'shade shades tone tones hue hues tint tints palette colour colours color colors'.split(' '),
);
/** Nouns of any text that colours stand before. */
const COLOUR_NOUNS: ReadonlySet<string> = new Set(
  `background ground base backdrop accent accents trim detail details piping outline outlines lining
  palette colour colours color colors coloured colored tone tones shade shades hue hues colourway
  colorway`.split(/\s+/),
);
/** Nouns that make a thing of the word before them: "coral reef", "lemon grove". */
const THING_TAILS: ReadonlySet<string> = new Set(
  `reef branch twig tree bush vine sprig seed bean pod stick slice peel zest wedge segment juice fruit
  field grove orchard garden farm bouquet posy wreath cup mug glass bottle cake pie tart jam cone nut
  wall pot vase bunch basket garland patch festival print drawing motif brush wash sketch illustration
  splatter splash stroke`.split(/\s+/),
);
/** Nouns that do so after plants: coral petals have a colour, rose petals a plant. */
const PLANT_TAILS: ReadonlySet<string> = new Set(
  'leaf leave stem bud petal flower floral botanical'.split(' '),
);
/** Of these there are plants and fruit, and no colours: "sprigs of heather". */
const MEASURES: ReadonlySet<string> = new Set(
  `sprig sprigs spray sprays bunch bunches branch branches bough boughs twig twigs slice slices wedge
  wedges bowl bowls basket baskets bouquet bouquets posy posies handful handfuls piece pieces stem
  stems stalk stalks field fields garland garlands wreath wreaths pile piles jar jars clump clumps
  tuft tufts bed beds forest forests reef reefs`.split(/\s+/),
);
/** Plants that are colours above all. */
const PLANT_COLOURS: ReadonlySet<string> = new Set(
  'plum mustard olive sage mint lilac lavender moss violet saffron'.split(' '),
);
/** Said of what grows and is eaten, and never of colours. */
const OF_THINGS: ReadonlySet<string> = new Set(
  `branching blooming flowering climbing ripe sliced halved whole peeled picked growing trailing
  creeping dried foraged pressed pickled`.split(/\s+/),
);
/** Words before the article of one more thing: "glasses with an olive". */
const ONE_MORE: ReadonlySet<string> = new Set(['with', 'and', 'plus', 'beside', 'holding']);
/** Words after the last word of a thing. */
const AFTER_THING: ReadonlySet<string | undefined> = new Set([
  undefined,
  BREAK,
  'on',
  'in',
  'over',
  'against',
  'and',
  'with',
]);
/** Words before a thing that others are amid: "seahorses among coral". */
const AMID: ReadonlySet<string> = new Set(
  'among amongst amid amidst between around through beneath behind under'.split(' '),
);
/** "Orange blossom" is neither a colour nor a fruit. */
const BLOSSOM = 'blossom';

type Text<M extends Sense> = {
  reader: ColourReader<M>;
  matches: readonly PhraseMatch<M>[];
  /** By where they begin, and by where they end. */
  byFrom: ReadonlyMap<number, PhraseMatch<M>>;
  byTo: ReadonlyMap<number, PhraseMatch<M>>;
  /** The colours, or words that can be, that are joined to a list with each. */
  lists: ReadonlyMap<PhraseMatch<M>, readonly PhraseMatch<M>[]>;
};
type Case<M extends Sense> = Text<M> & {
  match: PhraseMatch<M>;
  list: readonly PhraseMatch<M>[];
};
type Use = 'colour' | 'thing' | 'neither';

const isTradeName = ({ is, isTrade }: Sense) => is === 'colour' && isTrade === true;

/**
 * Settles by their places which words are colours. A word that is a thing as well is a thing in
 * the plural, before a noun of things, beside another thing and alone; a colour after "in" and
 * "on", beside colours and before a noun. A name of the trade is a colour in such places alone.
 * Pairs such as "blue green" become one match.
 */
export function settleColourWords<M extends Sense>(
  found: readonly PhraseMatch<M>[],
  reader: ColourReader<M>,
): PhraseMatch<M>[] {
  const text = layOut(joinCompounds(settleTinges(found)), reader);
  return text.matches.map((match) => {
    const isTrade = match.meanings.some(isTradeName);
    const isThing = colourIn(match) !== undefined && match.meanings.some(reader.isSubject);
    const one = { ...text, match, list: text.lists.get(match) ?? [match] };
    if (!isTrade && !isThing) return isPlantInPlace(one) ? withoutColour(match) : match;
    const use = senseOf(one);
    return { ...match, meanings: match.meanings.filter((it) => isKept(it, { use, reader })) };
  });
}

function isKept<M extends Sense>(
  meaning: M,
  { use, reader }: { use: Use; reader: ColourReader<M> },
): boolean {
  if (use === 'colour') return meaning.is === 'colour';
  return meaning.is !== 'colour' && (use === 'thing' || !reader.isSubject(meaning));
}

function senseOf<M extends Sense>(one: Case<M>): Use {
  const { match, reader } = one;
  const { tokens } = reader;
  const opener = openerOf(one);
  const next = wordForms(tokens[match.to] ?? BREAK);
  if (isBlossoming(one)) return isGrown(match.phrase) || isSubject(one) ? 'neither' : 'colour';
  if (match.plural && opener !== 'shades') return 'thing';
  if (isCalledGround(tokens, { from: startOf(match, one), to: match.to })) return 'colour';
  if (next.some((form) => THING_TAILS.has(form))) return 'thing';
  if (isPlant(match.phrase) && next.some((form) => PLANT_TAILS.has(form))) return 'thing';
  if (isListAfterPattern(one)) return 'colour';
  if (isThingBySurroundings(one)) return 'thing';
  if (isColourOnGround(one) || isOfGradient(one)) return 'colour';
  if (opener === undefined && isMedium(one)) return 'thing';
  if (opener !== undefined || isBesideColour(one)) return 'colour';
  return isSubject(one) ? senseOfSubject(one) : senseOfTradeName(one);
}

/**
 * "Broad stripes (cherry, sky, lemon)", "paisley, aubergine and lime": a list of words that can all be
 * colours, after a pattern and no thing, names its colours.
 */
function isListAfterPattern<M extends Sense>(one: Case<M>): boolean {
  const { list, matches, reader } = one;
  if (list.length < 2 || list.some(({ plural }) => plural)) return false;
  const [first] = list;
  const start = startOf(first, one);
  if (reader.tokens[start - 1] !== BREAK) return false;
  const before = matches.filter(({ to }) => to <= start);
  const isThing = ({ meanings }: PhraseMatch<M>) => meanings.some(reader.isSubject);
  const isPattern = ({ meanings }: PhraseMatch<M>) => meanings.some(reader.isNoun);
  return before.some(isPattern) && !before.some(isThing);
}

const isThingBySurroundings = <M extends Sense>(one: Case<M>): boolean =>
  isCalledThing(one) || isColouredPlant(one) || isBesidePlant(one) || isColouredNoun(one);

/** "Bowls of plum", "plum blossoms": of a colour that no table has as a thing. */
const isPlantInPlace = <M extends Sense>(one: Case<M>): boolean =>
  PLANT_COLOURS.has(one.match.phrase) && (isCalledThing(one) || isBlossoming(one));

const isBlossoming = <M extends Sense>({ match, reader }: Case<M>): boolean =>
  wordForms(reader.tokens[match.to] ?? BREAK).includes(BLOSSOM);

const withoutColour = <M extends Sense>(match: PhraseMatch<M>): PhraseMatch<M> => ({
  ...match,
  meanings: match.meanings.filter(({ is }) => is !== 'colour'),
});

/** "Branching coral", "sprigs of heather", "with an olive", "cows and heather": no place of a colour. */
function isCalledThing<M extends Sense>(one: Case<M>): boolean {
  const { match, reader } = one;
  const { tokens } = reader;
  const [beforeLast, last] = [tokens[match.from - 2], tokens[match.from - 1]];
  const next = one.byFrom.get(match.to);
  const isBeforeNext = next !== undefined && (colourIn(next) ?? next.meanings.some(reader.isNoun));
  if (isBeforeNext || !AFTER_THING.has(tokens[match.to]) || COLOUR_NOUNS.has(tokens[match.to])) {
    return false;
  }
  if (isAmongThings(one) || (last === 'of' && MEASURES.has(beforeLast))) return true;
  const isSingle = one.list.length === 1 || tokens[match.to] === BREAK;
  if (isSingle && ARTICLES.has(last) && last !== 'the' && ONE_MORE.has(beforeLast)) return true;
  if (last !== 'and' || !areThingsBefore(one, match.from - 1)) return false;
  return isBeforeColours(one) || (match.meanings.some(isTradeName) && isGrown(match.phrase));
}

/** Several things right before a place: "seahorses", "poppies". */
function areThingsBefore<M extends Sense>({ matches, reader }: Case<M>, end: number): boolean {
  const thing = matches.find(({ to }) => to === end);
  const areMany = thing?.plural || /[^s]s$/.test(reader.tokens[end - 1] ?? '');
  return areMany && (thing?.meanings.some(reader.isSubject) ?? false);
}

/** "Seahorses and coral, aqua and peach": the colours come after a comma. */
const isBeforeColours = <M extends Sense>(one: Case<M>): boolean =>
  isSubject(one) &&
  one.reader.tokens[one.match.to] === BREAK &&
  one.matches.some(({ from }) => from === one.match.to + 1);

/** "In a moss green forest": after an article and a colour, what a trade calls a colour is the noun. */
function isColouredNoun<M extends Sense>(one: Case<M>): boolean {
  const { match, byTo, byFrom, reader } = one;
  const before = byTo.get(match.from);
  const isColoured = before !== undefined && colourIn(before) && !before.meanings.some(isTradeName);
  if (!isColoured || byFrom.has(match.to) || COLOUR_NOUNS.has(reader.tokens[match.to]))
    return false;
  return match.meanings.some(isTradeName) && ARTICLES.has(reader.tokens[startOf(before, one) - 1]);
}

/** "White peony": a colour right before a plant that nothing follows. */
function isColouredPlant<M extends Sense>(one: Case<M>): boolean {
  const { match, byFrom, byTo, reader } = one;
  const before = byTo.get(match.from);
  const isColoured = before !== undefined && colourIn(before) && !before.meanings.some(isTradeName);
  const isLast = !byFrom.has(match.to) && !COLOUR_NOUNS.has(reader.tokens[match.to]);
  return Boolean(isColoured) && isLast && isPlant(match.phrase) && isSubject(one);
}

/** "Eucalyptus and white peony": a plant before another that is one by its colour. */
function isBesidePlant<M extends Sense>(one: Case<M>): boolean {
  const { match, matches, reader, byFrom } = one;
  if (!isPlant(match.phrase) || !isSubject(one) || reader.tokens[match.to] !== 'and') return false;
  const colour = byFrom.get(match.to + 1);
  const plant = colour && matches.find(({ from }) => from === colour.to);
  return plant !== undefined && isColouredPlant({ ...one, match: plant });
}

/** "Branching coral", "seahorses among coral". */
function isAmongThings<M extends Sense>(one: Case<M>): boolean {
  const last = one.reader.tokens[one.match.from - 1];
  return OF_THINGS.has(last) || (AMID.has(last) && isSubject(one));
}

/** "Orange to purple": beside "to" a colour goes over into another. */
function isOfGradient<M extends Sense>(one: Case<M>): boolean {
  const { match, matches, reader } = one;
  const isColour = (other: PhraseMatch<M> | undefined) =>
    other !== undefined && colourIn(other) !== undefined;
  const startsAt = (at: number) => matches.find(({ from }) => from === at);
  const endsAt = (at: number) => matches.find(({ to }) => to === at);
  const { tokens } = reader;
  if (tokens[match.to] === 'to') return isColour(startsAt(match.to + 1));
  return tokens[match.from - 1] === 'to' && isColour(endsAt(match.from - 1));
}

/** "Foxes, raspberry on ecru": alone between a comma and the colour of the ground, one is a colour. */
function isColourOnGround<M extends Sense>(one: Case<M>): boolean {
  const { match, matches, reader, byFrom } = one;
  const { tokens } = reader;
  const isAlone = one.list[0] === match && tokens[startOf(match, one) - 1] === BREAK;
  const ground = byFrom.get(match.to + 1);
  const isOnColour =
    ONTO.has(tokens[match.to]) && ground !== undefined && colourIn(ground) !== undefined;
  return (
    isAlone &&
    isOnColour &&
    matches.some(({ to, meanings }) => to < match.from && meanings.some(reader.isNoun))
  );
}

const isSubject = <M extends Sense>({ match, reader }: Case<M>) =>
  match.meanings.some(reader.isSubject);

/** "Orange caps, avocado stems": right before a part that a thing has, or a plural that no table knows. */
function isBeforePart<M extends Sense>({ match, byFrom, matches, reader }: Case<M>): boolean {
  const next = byFrom.get(match.to);
  const isFirst = FIRST_OF_ALL.has(match.phrase);
  const isPart = ({ is }: M) => PARTS.has(is) || (isFirst && is === 'mood');
  if (next) return next.meanings.length > 0 && next.meanings.every(isPart);
  const word = reader.tokens[match.to] ?? BREAK;
  const isKnown = matches.some(({ from, to }) => from <= match.to && match.to < to);
  return !isKnown && isContentWord(word) && (isFirst || /[^s]s$/.test(word));
}

/** Things whose names are colours above all: "orange sunset". */
const FIRST_OF_ALL: ReadonlySet<string> = new Set(['orange']);

/** Sorts of meanings of parts of things, and of what they wear. */
const PARTS: ReadonlySet<string> = new Set(['shows', 'worn']);

function senseOfSubject<M extends Sense>(one: Case<M>): Use {
  const { match, matches, reader } = one;
  // "Fig botanical" shows figs: before a noun only names that are colours anywhere are colours.
  if (match.meanings.some(isTradeName)) return 'thing';
  if (isBeforePart(one)) return 'colour';
  if (isBeforeNoun(one) && one.list.length === 1) return 'colour';
  if (isBeforeNoun(one) && !isBeforeThing(one)) return 'colour';
  if (isBesideThing(one)) return 'thing';
  if (isModified(one)) return 'colour';
  const others = matches.some(
    (other) => colourIn(other) === undefined && other.meanings.some(reader.isNoun),
  );
  return others ? 'colour' : 'thing';
}

function senseOfTradeName<M extends Sense>(one: Case<M>): Use {
  const isOnlyColour = one.match.meanings.length === 1;
  const isPlaced = isBeforeNoun(one) || isModified(one) || (isOnlyColour && fillsClause(one));
  return isPlaced ? 'colour' : 'thing';
}

/** A word that only colours follow: "in", "on", "shades of"; before an article a thing may follow. */
function openerOf<M extends Sense>(one: Case<M>): 'in' | 'on' | 'shades' | undefined {
  const { tokens } = one.reader;
  const [first] = one.list;
  const start = startOf(first, one);
  const hasArticle = ARTICLES.has(tokens[start - 1]);
  const isNearly = tokens[start - 1] === 'near' || tokens[start - 1] === 'nearly';
  const at = hasArticle || isNearly ? start - 2 : start - 1;
  if (tokens[at] === 'of' && SHADES.has(tokens[at - 1])) return 'shades';
  const isCertain = !one.match.meanings.some(isTradeName) || COLOUR_NOUNS.has(tokens[one.match.to]);
  if (ONTO.has(tokens[at])) return !hasArticle || isCertain ? 'on' : undefined;
  if (tokens[at] !== 'in' || hasArticle || DRAWN.has(tokens[at - 1])) return undefined;
  return 'in';
}

function layOut<M extends Sense>(
  matches: readonly PhraseMatch<M>[],
  reader: ColourReader<M>,
): Text<M> {
  const byFrom = new Map(matches.map((match) => [match.from, match]));
  const byTo = new Map(matches.map((match) => [match.to, match]));
  const lists = new Map<PhraseMatch<M>, PhraseMatch<M>[]>();
  let list: PhraseMatch<M>[] = [];
  for (const match of matches) {
    if (colourIn(match) === undefined || !isListed(match, reader)) continue;
    const last = list.at(-1);
    const between = last && reader.tokens.slice(last.to, startOf(match, { byTo }));
    const isJoined = between && isListJoin(between.filter((token) => !ARTICLES.has(token)));
    if (!isJoined) list = [];
    list.push(match);
    lists.set(match, list);
  }
  return { reader, matches, byFrom, byTo, lists };
}

/** Roses are no colour, blues are one. */
const isListed = <M extends Sense>({ plural, meanings }: PhraseMatch<M>, reader: ColourReader<M>) =>
  !plural || !meanings.some((meaning) => isTradeName(meaning) || reader.isSubject(meaning));

/** Place of the first word that modifies a colour. */
function startOf<M extends Sense>(match: PhraseMatch<M>, { byTo }: Pick<Text<M>, 'byTo'>): number {
  let { from } = match;
  let before = byTo.get(from);
  while (before && isModifier(before)) {
    from = before.from;
    before = byTo.get(from);
  }
  return from;
}

const isModified = <M extends Sense>(one: Case<M>) => startOf(one.match, one) < one.match.from;

const MEDIA: ReadonlySet<string> = new Set(['style', 'finish', 'fabric']);

/** "Ink, camel coat" asks for ink: before a comma a medium is one. */
const isMedium = <M extends Sense>({ match, reader }: Case<M>) =>
  match.meanings.some(({ is }) => MEDIA.has(is)) && reader.tokens[match.to] === BREAK;

/** Beside a word that is a colour and nothing else. */
const isBesideColour = <M extends Sense>(one: Case<M>) =>
  one.list.some(
    ({ meanings }) =>
      !meanings.some((meaning) => isTradeName(meaning) || one.reader.isSubject(meaning)),
  );

function followerOf<M extends Sense>(one: Case<M>): PhraseMatch<M> | undefined {
  const last = one.list.at(-1) ?? one.match;
  return one.byFrom.get(last.to);
}

function isBeforeNoun<M extends Sense>(one: Case<M>): boolean {
  const last = one.list.at(-1) ?? one.match;
  if (COLOUR_NOUNS.has(one.reader.tokens[last.to])) return true;
  return followerOf(one)?.meanings.some(one.reader.isNoun) ?? false;
}

const isBeforeThing = <M extends Sense>(one: Case<M>) =>
  followerOf(one)?.meanings.some(one.reader.isSubject) ?? false;

/** "A lemon and a strawberry". */
function isBesideThing<M extends Sense>({ match, matches, reader }: Case<M>): boolean {
  const at = matches.indexOf(match);
  return [matches[at - 1], matches[at + 1]].some((other) => {
    if (!other?.meanings.some(reader.isSubject)) return false;
    const [left, right] = other.from < match.from ? [other, match] : [match, other];
    const between = reader.tokens.slice(left.to, right.from);
    const joiners = between.filter((token) => !ARTICLES.has(token));
    return joiners.length > 0 && isListJoin(joiners);
  });
}

/** A list of colours between two commas: "tartan, cognac and bone". */
function fillsClause<M extends Sense>(one: Case<M>): boolean {
  const { tokens } = one.reader;
  const list = one.list;
  const before = tokens[startOf(list[0], one) - 1] ?? BREAK;
  const after = tokens[(list.at(-1) ?? one.match).to] ?? BREAK;
  return before === BREAK && after === BREAK;
}

/** "Pinkish" tinges the colour after it, and is one itself where none follows. */
function settleTinges<M extends Sense>(found: readonly PhraseMatch<M>[]): PhraseMatch<M>[] {
  return found.map((match) => {
    if (!isModifier(match) || colourIn(match) === undefined) return match;
    const next = found.find(({ from }) => from === match.to);
    const modifies = next !== undefined && (colourIn(next) !== undefined || isModifier(next));
    return {
      ...match,
      meanings: match.meanings.filter(({ is }) => is !== (modifies ? 'colour' : 'modifier')),
    };
  });
}

/** Two names that are one colour, where no third stands beside them as in a list. */
function joinCompounds<M extends Sense>(found: readonly PhraseMatch<M>[]): PhraseMatch<M>[] {
  const isNamed = (match: PhraseMatch<M> | undefined) =>
    match !== undefined && colourIn(match) !== undefined;
  const joined: PhraseMatch<M>[] = [];
  for (let i = 0; i < found.length; i += 1) {
    const [before, match, next, after] = [found[i - 1], found[i], found[i + 1], found[i + 2]];
    const isPair =
      next?.from === match.to &&
      !next.plural &&
      (isCompound(match.phrase, next.phrase) || isSaidTwice(match, next));
    const isOfMany =
      (isNamed(before) && before?.to === match.from) ||
      (isNamed(after) && after?.from === next?.to);
    if (!isPair || isOfMany) {
      joined.push(match);
      continue;
    }
    joined.push(compound(match, next));
    i += 1;
  }
  return joined;
}

/** "Celadon green": a name, and the plain name of the same colour. */
function isSaidTwice<M extends Sense>(match: PhraseMatch<M>, next: PhraseMatch<M>): boolean {
  const colour = colourIn(match);
  if (!colour || match.plural || next.plural) return false;
  return isNamedByFamily({ name: match.phrase, colour }, next.phrase);
}

function compound<M extends Sense>(first: PhraseMatch<M>, second: PhraseMatch<M>): PhraseMatch<M> {
  const [a, b] = [colourIn(first), colourIn(second)];
  const colour = isSaidTwice(first, second) ? a : a && b && compoundColour(a, b);
  return {
    from: first.from,
    to: second.to,
    phrase: `${first.phrase} ${second.phrase}`,
    plural: second.plural,
    meanings: second.meanings.flatMap((it) => (it.is === 'colour' ? [{ ...it, colour }] : [])),
  };
}
