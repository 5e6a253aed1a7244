import { type Hex, lightness } from '../../core/colour.ts';
import { toneAt } from '../../core/colour-moves.ts';
import { ARTICLES } from '../../words/colour-lists.ts';
import { colourIn, isModifier, modifiedColour } from '../../words/colour-phrases.ts';
import { settleColourWords } from '../../words/colour-positions.ts';
import { isContentWord } from '../../words/content-word.ts';
import { endOfGround, isCalledGround, isGroundAt } from '../../words/ground-places.ts';
import { BREAK } from '../../words/tokens.ts';
import { isAccentAt, isToneAt } from './colour-parts.ts';
import type { Match, Meaning } from './lexicon.ts';
import { countOf } from './limited-colours.ts';
import type { AskedColour, NamedColour } from './read-prompt.ts';
import { wornAfter } from './worn-words.ts';

export type ColourReading = {
  /** The matches with double meanings settled and idle modifiers taken out. */
  matches: Match[];
  colours: NamedColour[];
  ground?: Hex;
  groundTone?: 'dark' | 'light';
  /** The colour of the leaves that things have: "lemons with dark green leaves". */
  leaves?: Hex;
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
type Text = Pick<Place, 'settled' | 'tokens'>;

/** A colour where it stands: its words with articles, and the noun right after it. */
type Spot = Text & {
  ask: Omit<AskedColour, 'part'>;
  place: { from: number; to: number };
  next?: Match;
  /** Ids of the motifs that it is said of. */
  before: readonly string[];
};

function nameColour(reading: ColourReading, { i, settled, tokens }: Place): void {
  const match = settled[i];
  const named = modifiedColour(match, { found: settled, tokens });
  if (!named) return;
  let first = named.from;
  const next = settled[i + 1]?.from === match.to ? settled[i + 1] : undefined;
  const before = next ? motifIds(next) : motifIdsBefore(first, { settled, tokens });
  while (ARTICLES.has(tokens[first - 1])) first -= 1;
  const { from, to, colour } = named;
  const ask = { colour, name: match.phrase, words: tokens.slice(from, to), from, to };
  const spot = { ask, place: { from: first, to: match.to }, next, before, settled, tokens };
  if (nameGround(reading, spot) || nameLeaves(reading, spot) || nameOther(reading, spot)) return;
  nameFigures(reading, spot);
}

/** The ground's colour; "over white lilies" is none. */
function nameGround(reading: ColourReading, { ask, place, next, before, tokens }: Spot): boolean {
  const isOfThing = next?.meanings.some(({ is }) => is === 'subject') ?? false;
  if (!isGroundAt(tokens, place) || reading.ground) return false;
  if (next !== undefined && before.length > 0) return false;
  if (isOfThing && !isCalledGround(tokens, place)) return false;
  reading.ground = ask.colour;
  reading.asked.push({ ...ask, part: 'ground' });
  return true;
}

function nameLeaves(reading: ColourReading, { ask, place, next, ...text }: Spot): boolean {
  if (!isOfLeaves(next, place.from, text)) return false;
  reading.leaves ??= ask.colour;
  reading.asked.push({ ...ask, part: 'accent' });
  return true;
}

function nameOther(reading: ColourReading, { ask, place, ...text }: Spot): boolean {
  const other = otherPart(place.to, text);
  if (!other) return false;
  reading.asked.push({ ...ask, part: other });
  return true;
}

function nameFigures(reading: ColourReading, spot: Spot): void {
  const { ask, place, next, before, tokens } = spot;
  const isAccent = isAccentAt(tokens, place) || followsAccent(reading, place, tokens);
  reading.isTonal = isToneAt(tokens, place);
  reading.asked.push({ ...ask, part: isAccent ? 'accent' : 'figures' });
  const isOfThing = next?.meanings.some(({ is }) => is === 'subject') ?? false;
  const shared = next || before.length > 0 ? before : (motifsShared(reading, spot) ?? before);
  const things = next ? thingIds(next) : (thingsShared(reading, spot) ?? thingsBefore(spot));
  reading.colours.push({
    colour: ask.colour,
    before: shared,
    isOfFigures: OF_FIGURES.has(tokens[place.from - 1]) || isOfThing,
    ...(isAccent ? { isAccent } : {}),
    ...bandOf(tokens[place.from - 1]),
    ...(things.length > 0 ? { things } : {}),
    from: ask.from,
    to: ask.to,
  });
  nameTones(reading, spot);
}

/** Steps of lightness from a colour to the further tones of its name. */
const TONES = [-0.17, 0.15, -0.3];

/** "Three blues": further tones of the one that is named. */
function nameTones(reading: ColourReading, { ask, place, tokens }: Spot): void {
  const count = tokens[ask.to - 1] === `${ask.name}s` ? countOf(tokens[place.from - 1] ?? '') : 1;
  const first = reading.colours.at(-1);
  for (const step of first ? TONES.slice(0, (count ?? 1) - 1) : []) {
    const colour = toneAt(ask.colour, lightness(ask.colour) + step);
    const { from, to } = ask;
    reading.colours.push({ ...first, colour, before: [], isOfFigures: true, from, to });
    reading.asked.push({ ...ask, colour, words: [...ask.words, 'tone'], part: 'figures' });
  }
}

const WIDE: ReadonlySet<string> = new Set(['wide', 'broad', 'bold', 'thick', 'fat']);
const NARROW: ReadonlySet<string> = new Set(['narrow', 'thin', 'fine', 'slim', 'skinny']);

function bandOf(before: string | undefined): Pick<NamedColour, 'band'> {
  if (before === undefined) return {};
  if (WIDE.has(before)) return { band: 'wide' };
  return NARROW.has(before) ? { band: 'narrow' } : {};
}

const thingIds = ({ meanings }: Match): string[] =>
  meanings.flatMap((it) => (it.is === 'subject' ? [it.id] : []));

/**
 * "Dragonflies in teal over white lilies": the things in a row before "in", where others stand
 * beside them. A colour of all the things is the picture's.
 */
function thingsBefore({ place, settled, tokens }: Spot): string[] {
  if (tokens[place.from - 1] !== 'in') return [];
  const row: Match[] = [];
  let end = place.from - 1;
  for (;;) {
    const noun = settled.find(({ to }) => to === end);
    if (!noun || thingIds(noun).length === 0) break;
    row.push(noun);
    end = startOfJoint(tokens, noun.from);
  }
  const own = row.flatMap(thingIds);
  const all = settled.flatMap(thingIds);
  return all.every((id) => own.includes(id)) ? [] : own;
}

/** "Gingham in red and white": the motifs of the colour after "in" that this one is joined to. */
function motifsShared(
  { colours }: ColourReading,
  { place, tokens }: Spot,
): readonly string[] | undefined {
  const last = colours.at(-1);
  const isJoined = tokens[place.from - 1] === 'and' && last?.to === place.from - 1;
  return isJoined && tokens[last.from - 1] === 'in' ? last.before : undefined;
}

/** "In teal and copper": the things of the colour that this one is joined to. */
function thingsShared(
  { colours }: ColourReading,
  { place, tokens }: Spot,
): readonly string[] | undefined {
  const last = colours.at(-1);
  const isJoined = tokens[place.from - 1] === 'and' && last?.to === place.from - 1;
  return isJoined ? last?.things : undefined;
}

/** Where a row goes on before a noun: over "and", a comma, or both. */
function startOfJoint(tokens: readonly string[], from: number): number {
  let at = from;
  if (tokens[at - 1] === 'and') at -= 1;
  if (tokens[at - 1] === BREAK) at -= 1;
  return at === from ? -1 : at;
}

/** Test for a colour of leaves that are parts of the things: "with sage leaves", "leaves in sage". */
function isOfLeaves(next: Match | undefined, first: number, { settled, tokens }: Text): boolean {
  if (next) return isLeafPart(next);
  const noun = tokens[first - 1] === 'in' && settled.find(({ to }) => to === first - 1);
  return noun ? isLeafPart(noun) : false;
}

const isLeafPart = ({ phrase, meanings }: Match) =>
  phrase === 'leaf' && meanings.length > 0 && meanings.every(({ is }) => is === 'shows');

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
/** Those that flowers have, which no table lists. */
const HEARTS: ReadonlySet<string> = new Set(
  'center centers centre centres heart stamens'.split(' '),
);

/** "Orange flames": the colour of a part, and not of what it belongs to. */
const isOfSmallPart = (at: number, { settled, tokens }: Text): boolean =>
  isHeartAt(at, { settled, tokens }) ||
  settled.some(
    ({ from, phrase, meanings }) =>
      from === at && SMALL_PARTS.has(phrase) && meanings.every(({ is }) => is === 'shows'),
  );

/** "Poppies with black centres": the colour of hearts, where flowers are named. */
const isHeartAt = (at: number, { settled, tokens }: Text): boolean =>
  HEARTS.has(tokens[at] ?? '') &&
  settled.some(({ meanings }) =>
    meanings.some((it) => it.is === 'subject' && it.group === 'flower'),
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
