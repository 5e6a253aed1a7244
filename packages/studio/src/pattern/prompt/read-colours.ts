import type { Hex } from '../../core/colour.ts';
import { ARTICLES } from '../../words/colour-lists.ts';
import { colourIn, isModifier, modifiedColour } from '../../words/colour-phrases.ts';
import { settleColourWords } from '../../words/colour-positions.ts';
import { isContentWord } from '../../words/content-word.ts';
import { endOfGround, isGroundAt } from '../../words/ground-places.ts';
import { isAccentAt, isToneAt } from './colour-parts.ts';
import type { Match, Meaning } from './lexicon.ts';
import type { AskedColour, NamedColour } from './read-prompt.ts';
import { wornAfter } from './worn-words.ts';

export type ColourReading = {
  /** The matches with double meanings settled and idle modifiers taken out. */
  matches: Match[];
  colours: NamedColour[];
  ground?: Hex;
  groundTone?: 'dark' | 'light';
  /** Every colour by its words, for the look at the finished picture. */
  asked: AskedColour[];
  /** True where one colour is asked for in its tones and no other: "all tones of mocha", "only in blue". */
  isTonal: boolean;
};

const OF_FIGURES = new Set(['in', 'with', 'of', 'and']);
/** Cloths whose own colour is the ground of what is drawn on them. */
const CLOTH_COLOURS: Readonly<Record<string, Hex>> = {
  linen: '#e6dcc6',
  burlap: '#cdb48c',
  hessian: '#cdb48c',
  canvas: '#ece4d2',
};

/** Weight below which a word only hints at a motif: "olive" at leaves. */
const HINTS = 2;
/** Things to draw: subjects, and the figures that motifs have names for ("ivy"). */
const isSubject = (meaning: Meaning) =>
  meaning.is === 'subject' ||
  (meaning.is === 'motif' &&
    meaning.weight >= 1 &&
    (meaning.kind === 'figures' || meaning.weight < HINTS));
const NOUNS: ReadonlySet<Meaning['is']> = new Set(['subject', 'fabric']);
const isNoun = (meaning: Meaning) =>
  NOUNS.has(meaning.is) || (meaning.is === 'motif' && meaning.weight >= 1);

/** Finds the colours, what modifies them, and which of them is the ground. */
export function readColours(tokens: readonly string[], found: readonly Match[]): ColourReading {
  const settled = settleColourWords(found, { tokens, isSubject, isNoun });
  const reading: ColourReading = { matches: [], colours: [], asked: [], isTonal: false };
  settled.forEach((match, i) => {
    if (isModifier(match)) {
      const next = settled[i + 1];
      const applies = next?.from === match.to && (colourIn(next) !== undefined || isModifier(next));
      if (!applies && endOfGround(tokens, match.to) !== undefined) {
        reading.groundTone = ['dark', 'deep', 'rich'].includes(match.phrase) ? 'dark' : 'light';
      } else if (!applies && match.meanings.length === 1) return;
    }
    reading.matches.push(match);
    if (colourIn(match)) nameColour(reading, { i, settled, tokens });
    else nameCloth(reading, { i, settled, tokens });
  });
  const laid = layUnderLines(reading, tokens);
  return { ...laid, colours: spreadThings(laid.colours, tokens) };
}

/** "Ecru with narrow blue lines": a colour with no noun of its own before what lies on it is the ground. */
function layUnderLines(reading: ColourReading, tokens: readonly string[]): ColourReading {
  const [first, second] = reading.colours;
  if (reading.ground || !first || !second || tokens[first.to] !== 'with') return reading;
  if (first.isAccent === true || first.before.length > 0) return reading;
  const isLaid = ON_GROUNDS.has(tokens[second.to]) || second.isAccent === true;
  if (!isLaid) return reading;
  return {
    ...reading,
    ground: first.colour,
    colours: reading.colours.filter((one) => one !== first),
    asked: reading.asked.map((one) =>
      one.from === first.from && one.part === 'figures' ? { ...one, part: 'ground' } : one,
    ),
  };
}

/** What is drawn on a ground of another colour. */
const ON_GROUNDS: ReadonlySet<string> = new Set(
  'line lines stripe stripes pinstripe pinstripes hairlines dot dots spot spots polka check checks bars bands'.split(
    ' ',
  ),
);

/** "Orange and white fish": colours joined to the one before a thing are that thing's as well. */
function spreadThings(colours: readonly NamedColour[], tokens: readonly string[]): NamedColour[] {
  const spread: NamedColour[] = [];
  for (const colour of colours.toReversed()) {
    const next = spread.at(0);
    const between = next ? tokens.slice(colour.to, next.from) : [];
    const isJoined = between.length === 0 || (between.length === 1 && between[0] === 'and');
    const things = colour.things ?? (isJoined ? next?.things : undefined);
    spread.unshift(things ? { ...colour, things } : colour);
  }
  return spread;
}

type Place = { i: number; settled: readonly Match[]; tokens: readonly string[] };

function nameColour(reading: ColourReading, { i, settled, tokens }: Place): void {
  const match = settled[i];
  const named = modifiedColour(match, { found: settled, tokens });
  if (!named) return;
  const { colour } = named;
  let first = named.from;
  const next = settled[i + 1]?.from === match.to ? settled[i + 1] : undefined;
  const before = next ? motifIds(next) : motifIdsBefore(first, { settled, tokens });
  while (ARTICLES.has(tokens[first - 1])) first -= 1;
  const isOfFigures =
    OF_FIGURES.has(tokens[first - 1]) ||
    (next?.meanings.some(({ is }) => is === 'subject') ?? false);
  const place = { from: first, to: match.to };
  const isGround = isGroundAt(tokens, place);
  const { from, to, phrase } = { ...named, phrase: match.phrase };
  const ask = { colour, name: phrase, words: tokens.slice(from, to), from, to };
  if (isGround && !reading.ground && (next === undefined || before.length === 0)) {
    reading.ground = colour;
    reading.asked.push({ ...ask, part: 'ground' });
    return;
  }
  const isAccent = isAccentAt(tokens, place) || followsAccent(reading, place, tokens);
  const other = otherPart(match.to, { settled, tokens });
  if (other) {
    reading.asked.push({ ...ask, part: other });
    return;
  }
  reading.isTonal = isToneAt(tokens, place);
  reading.asked.push({ ...ask, part: isAccent ? 'accent' : 'figures' });
  const things = next?.meanings.flatMap((it) => (it.is === 'subject' ? [it.id] : [])) ?? [];
  reading.colours.push({
    colour,
    before,
    isOfFigures,
    ...(isAccent ? { isAccent } : {}),
    ...(things.length > 0 ? { things } : {}),
    from,
    to,
  });
}

/**
 * The part of a colour that nothing else may take: of what animals wear, "red scarves", or of what
 * is not drawn, "yellow wellies".
 */
function otherPart(
  at: number,
  place: Pick<Place, 'settled' | 'tokens'>,
): AskedColour['part'] | undefined {
  if (isOfUnknown(at, place)) return 'unknown';
  if (isOfSmallPart(at, place)) return 'accent';
  return wornAfter(place.settled, at) ? 'accent' : undefined;
}

/**
 * Test for a colour right before a noun in the plural that no table knows, where things that are
 * known stand beside it: that noun's colour, and not theirs.
 */
function isOfUnknown(at: number, { settled, tokens }: Pick<Place, 'settled' | 'tokens'>): boolean {
  const noun = tokens[at];
  if (noun === undefined || !isContentWord(noun)) return false;
  const isPlural = noun.endsWith('s') && !noun.endsWith('ss');
  if (!isPlural && !FRAMES.has(noun)) return false;
  const isKnown = settled.some(({ from, to }) => from <= at && at < to);
  const ends = tokens[at + 1] === undefined || !isContentWord(tokens[at + 1]);
  const hasThings = settled.some(({ meanings }) => meanings.some(({ is }) => is === 'subject'));
  return !isKnown && ends && hasThings && !PARTS_OF_ALL.has(noun);
}

/** Parts of things that are too small to lend them their colour. */
const SMALL_PARTS: ReadonlySet<string> = new Set(['flame', 'eye']);

/** "Orange flames": the colour of a part, and not of what it belongs to. */
const isOfSmallPart = (at: number, { settled }: Pick<Place, 'settled'>): boolean =>
  settled.some(
    ({ from, phrase, meanings }) =>
      from === at && SMALL_PARTS.has(phrase) && meanings.every(({ is }) => is === 'shows'),
  );

/** What lies around a picture: its colour is none of the things in it. */
const FRAMES: ReadonlySet<string> = new Set(['frame', 'surround', 'framing']);

/** Plurals that belong to anything: their colour is the picture's. */
const PARTS_OF_ALL = new Set(
  'lines outlines accents details highlights flecks specks edges stems centres centers petals tones shades hues colours colors stitches touches'.split(
    ' ',
  ),
);

/** "Flecks of orange and moss": what is joined to an accent by "and" is one. */
function followsAccent(
  { colours }: ColourReading,
  { from }: { from: number },
  tokens: readonly string[],
): boolean {
  const last = colours.at(-1);
  return last?.isAccent === true && tokens[from - 1] === 'and' && last.to === from - 1;
}

/** A cloth whose colour is the ground: "on linen", "linen coloured ground". */
function nameCloth(reading: ColourReading, { i, settled, tokens }: Place): void {
  const { phrase, from, to } = settled[i];
  const colour = Object.hasOwn(CLOTH_COLOURS, phrase) ? CLOTH_COLOURS[phrase] : undefined;
  if (!colour || reading.ground) return;
  if (!isGroundAt(tokens, { from, to })) return;
  reading.ground = colour;
  const words = tokens.slice(from, to);
  reading.asked.push({ colour, name: phrase, words, from, to, part: 'ground' });
}

/** "Ogee lattice in peacock": ids of the motif that a colour after "in" is said of. */
function motifIdsBefore(
  first: number,
  { settled, tokens }: Pick<Place, 'settled' | 'tokens'>,
): string[] {
  if (tokens[first - 1] !== 'in') return [];
  const noun = settled.find(({ to }) => to === first - 1);
  if (!noun || noun.meanings.some(({ is }) => is === 'subject')) return [];
  return motifIds(noun);
}

const motifIds = (match: Match) =>
  match.meanings.flatMap((meaning) => (meaning.is === 'motif' ? [meaning.id] : []));
