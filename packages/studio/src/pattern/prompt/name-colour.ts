import { lightness } from '../../core/colour.ts';
import { toneAt } from '../../core/colour-moves.ts';
import { ARTICLES } from '../../words/colour-lists.ts';
import { colourIn, modifiedColour } from '../../words/colour-phrases.ts';
import { isCalledGround, isGroundAt, isScene } from '../../words/ground-places.ts';
import { BREAK } from '../../words/tokens.ts';
import { isAccentAt, isShades, isToneAt } from './colour-parts.ts';
import type { ColourReading, Text } from './colour-reading.ts';
import type { Match } from './lexicon.ts';
import { countOf } from './limited-colours.ts';
import { isHeartAt, isOfLeaves, otherPart } from './other-parts.ts';
import type { AskedColour, NamedColour } from './read-prompt.ts';

const OF_FIGURES = new Set(['in', 'with', 'of', 'and']);

/** A colour where it stands: its words with articles, and the noun right after it. */
type Spot = Text & {
  ask: Omit<AskedColour, 'part'>;
  place: { from: number; to: number };
  next?: Match;
  /** Ids of the motifs that it is said of. */
  before: readonly string[];
};

/** Adds the colour of the match at an index to the reading, where it has one, as what it is said of. */
export function nameColour(
  reading: ColourReading,
  { i, settled, tokens }: Text & { i: number },
): void {
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
function nameGround(reading: ColourReading, spot: Spot): boolean {
  const { ask, place, next, before, tokens } = spot;
  const isOfThing = next?.meanings.some(({ is }) => is === 'subject') ?? false;
  if (!isGroundAt(tokens, place) || reading.ground) return false;
  const isBehind = isScene(tokens[place.to]);
  if (next !== undefined && before.length > 0 && !isBehind) return false;
  if (isOfThing && !isBehind && !isCalledGround(tokens, place)) return false;
  if (isJoinedToPattern(spot)) return false;
  reading.ground = ask.colour;
  reading.asked.push({ ...ask, part: 'ground' });
  return true;
}

/** "On a black and white check": a colour joined to the one that a pattern of lines is said of. */
function isJoinedToPattern({ place, settled, tokens }: Spot): boolean {
  const other = settled.find(({ from }) => from === place.to + 1);
  if (tokens[place.to] !== 'and' || !other || !colourIn(other)) return false;
  const pattern = settled.find(({ from }) => from === other.to);
  return pattern !== undefined && isOfGround(pattern);
}

const isOfGround = ({ meanings }: Match) =>
  meanings.some((it) => it.is === 'motif' && it.kind === 'ground' && it.weight > 0) &&
  !meanings.some(({ is }) => is === 'subject');

function nameLeaves(reading: ColourReading, { ask, place, next, ...text }: Spot): boolean {
  if (!isOfLeaves(next, place.from, text)) return false;
  reading.leaves ??= ask.colour;
  reading.asked.push({ ...ask, part: 'accent' });
  return true;
}

function nameOther(reading: ColourReading, { ask, place, ...text }: Spot): boolean {
  const other = otherPart(place.to, text);
  if (!other) return false;
  if (isHeartAt(place.to, text)) reading.hearts ??= ask.colour;
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

/** "Three blues", "three shades of blue". */
function countOfTones(
  { name, to }: Spot['ask'],
  from: number,
  tokens: readonly string[],
): number | undefined {
  if (tokens[to - 1] === `${name}s`) return countOf(tokens[from - 1] ?? '');
  return isShades(tokens, from) ? countOf(tokens[from - 3] ?? '') : 1;
}

/** "Three blues": further tones of the one that is named. */
function nameTones(reading: ColourReading, { ask, place, tokens }: Spot): void {
  const count = countOfTones(ask, place.from, tokens);
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
function thingsBefore({
  place,
  settled,
  tokens,
}: Pick<Spot, 'place' | 'settled' | 'tokens'>): string[] {
  if (tokens[place.from - 1] !== 'in') return thingRightBefore({ place, settled, tokens });
  const row: Match[] = [];
  let end = place.from - 1;
  for (;;) {
    const noun = settled.find(({ to }) => to === end);
    if (!noun || thingIds(noun).length === 0) break;
    row.push(noun);
    end = startOfJoint(tokens, noun.from);
  }
  const own = row.flatMap(thingIds);
  const others = settled.filter((match) => thingIds(match).some((id) => !own.includes(id)));
  return others.length === 0 || isOfScene({ place, settled, tokens }, row, others) ? [] : own;
}

/** "The pears chartreuse, …": the thing that a colour ends the clause of. */
function thingRightBefore({ place, settled, tokens }: Pick<Spot, 'place' | 'settled' | 'tokens'>) {
  const noun = settled.find(({ to }) => to === place.from);
  const isEnd = tokens[place.to] === undefined || tokens[place.to] === BREAK;
  return noun?.plural && isEnd ? thingIds(noun) : [];
}

/**
 * "A coral reef with seahorses and starfish in peach and aqua": a scene, what is in it, and the
 * colours of it all.
 */
function isOfScene(
  { place, settled, tokens }: Pick<Spot, 'place' | 'settled' | 'tokens'>,
  row: readonly Match[],
  others: readonly Match[],
): boolean {
  const [first] = row.toReversed();
  const isWithin = row.length > 1 && tokens[(first?.from ?? 0) - 1] === 'with';
  const isBefore = others.every(({ to }) => to < (first?.from ?? 0));
  const isColoured = settled.some((match) => match.to <= place.from && colourIn(match));
  return isWithin && isBefore && !isColoured;
}

/** "Gingham in red and white", "gingham red and white": the motifs of a colour after them that this one is joined to. */
function motifsShared(
  { colours }: ColourReading,
  { place, settled, tokens }: Spot,
): readonly string[] | undefined {
  const last = colours.at(-1);
  const isJoined = tokens[place.from - 1] === 'and' && last?.to === place.from - 1;
  if (!isJoined) return undefined;
  const isAfter = tokens[last.from - 1] === 'in' || patternEndingAt(last.from, settled);
  return isAfter ? last.before : undefined;
}

/** A pattern of its own, no figures, whose name ends at a place. */
const patternEndingAt = (at: number, settled: readonly Match[]): Match | undefined =>
  settled.find((match) => match.to === at && isOfGround(match));

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

/** "Flecks of orange and moss": what is joined to an accent by "and" is one. */
function followsAccent(
  { colours }: ColourReading,
  { from }: { from: number },
  tokens: readonly string[],
): boolean {
  const last = colours.at(-1);
  return last?.isAccent === true && tokens[from - 1] === 'and' && last.to === from - 1;
}

/** "Ogee lattice in peacock", "checkerboard pink": ids of the motif that a colour after it is said of. */
function motifIdsBefore(first: number, { settled, tokens }: Text): string[] {
  const pattern = patternEndingAt(first, settled);
  if (pattern) return motifIds(pattern);
  if (tokens[first - 1] !== 'in') return [];
  const noun = settled.find(({ to }) => to === first - 1);
  if (!noun || noun.meanings.some(({ is }) => is === 'subject')) return [];
  return motifIds(noun);
}

const motifIds = (match: Match) =>
  match.meanings.flatMap((meaning) => (meaning.is === 'motif' ? [meaning.id] : []));
