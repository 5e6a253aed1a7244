import { isContentWord } from '../../words/content-word.ts';
import { BREAK } from '../../words/tokens.ts';
import type { Detail } from '../garments/features.ts';
import { isAboutAccessory } from './about-accessory.ts';
import { leadsTo, ownerOf } from './bind-wishes.ts';
import { meaningOf, type OutfitMatch, type Trait } from './outfit-meaning.ts';
import { EMBROIDERIES } from './placed-words.ts';
import type { OutfitReading } from './read-outfit.ts';

const PARTS: ReadonlySet<string> = new Set([
  'part',
  'feature-noun',
  'detail',
  'feature',
  'undrawn',
]);

const isPart = (match: OutfitMatch): boolean => match.meanings.some(({ is }) => PARTS.has(is));

/** Colours and cloths, which describe what they stand before. */
const isAdjective = (match: OutfitMatch): boolean =>
  (['colour', 'fabric', 'modifier', 'print'] as const).some((is) => meaningOf(match, is));

const wishAt = ({ wishes }: OutfitReading, at: number): OutfitMatch | undefined =>
  wishes.find(({ from }) => from === at);

/** The place after a word and the colours and cloths that follow it. */
function afterAdjectives(match: OutfitMatch, reading: OutfitReading): number {
  let to = joinedPrint(match, reading) ?? match.to;
  for (let next = wishAt(reading, to); next && isAdjective(next); next = wishAt(reading, to)) {
    ({ to } = next);
  }
  return to;
}

/** "Red and white checked collar": where the print begins that both colours are of. */
function joinedPrint(match: OutfitMatch, reading: OutfitReading): number | undefined {
  const other = wishAt(reading, match.to + 1);
  const print = other && wishAt(reading, other.to);
  const isJoined =
    reading.tokens[match.to] === 'and' && meaningOf(match, 'colour') && meaningOf(other, 'colour');
  return isJoined && meaningOf(print, 'print') ? print?.from : undefined;
}

/** Test for work on a cloth that may be on a part alone: "black quilted lapels". */
const isOnPart = (match: OutfitMatch | undefined): boolean =>
  ON_PARTS.has(meaningOf(match, 'detail')?.detail);

const ON_PARTS: ReadonlySet<Detail | undefined> = new Set<Detail>([
  'quilting',
  'embroidery',
  'piping',
]);

/** What a word describes, or the part behind one word that no list knows: "gold anchor buttons". */
function nounBehind(match: OutfitMatch, reading: OutfitReading): OutfitMatch | undefined {
  const at = afterAdjectives(match, reading);
  const next = wishAt(reading, at);
  const beyondNext = next && isAdjectival(next) ? wishAt(reading, next.to) : undefined;
  if (meaningOf(beyondNext, 'part') && isOnPart(next)) return beyondNext;
  if (next || !isContentWord(reading.tokens[at] ?? '')) return next;
  const beyond = wishAt(reading, at + 1);
  const isKnown = reading.garments.some(({ match: { from, to } }) => from <= at && at < to);
  return !isKnown && meaningOf(beyond, 'part') ? beyond : undefined;
}

const wishTo = ({ wishes }: OutfitReading, at: number): OutfitMatch | undefined =>
  wishes.find(({ to }) => to === at);

/** Where a word and the colours and cloths before it begin. */
function beforeAdjectives(match: OutfitMatch, reading: OutfitReading): number {
  let { from } = match;
  for (let one = wishTo(reading, from); one && isAdjective(one); one = wishTo(reading, from)) {
    ({ from } = one);
  }
  return from;
}

const LINKS: ReadonlySet<string> = new Set(['in', 'of', 'are', 'is']);
/** Before a link: "the collar which is brown". */
const RELATIVES: ReadonlySet<string> = new Set(['which', 'that']);

/** Participles that say of what a part is made, and stand before the garment: "tartan lined coat". */
const LININGS: ReadonlySet<string> = new Set(['lined']);

/**
 * The parts of a garment that a colour or a cloth is said of, where it is not the whole: "a blouse
 * with a white lace collar and cuffs", "the collar in velvet". Undefined where it is of the whole.
 */
export function describedParts(
  match: OutfitMatch,
  reading: OutfitReading,
): OutfitMatch[] | undefined {
  if (match.within !== undefined) return undefined;
  const first = nounBehind(match, reading);
  if (first && LININGS.has(first.phrase)) return [first];
  const owner = ownerOf(match, reading);
  // "A brown leather belt": where no garment is named, the belt is brown all the same.
  if (owner === undefined) return meaningOf(first, 'part') && first ? [first] : undefined;
  if (owner > match.from && leadsTo(match, owner, reading)) return undefined;
  if (first && isPart(first)) return [first, ...joinedParts(first, reading)];
  const placed = partAt(match, reading);
  if (placed) return [placed, ...joinedParts(placed, reading)];
  const before = partBefore(match, reading);
  return before ? [...joinedBefore(before, reading), before] : undefined;
}

const AT_A_PART: ReadonlySet<string> = new Set(['at', 'on', 'along', 'around', 'round']);
const ARTICLES: ReadonlySet<string> = new Set(['the', 'its', 'both', 'each']);

/** The part that a colour or a cloth is said to be at: "fur at the collar and cuffs", "red on the sleeves". */
function partAt(match: OutfitMatch, reading: OutfitReading): OutfitMatch | undefined {
  const link = afterAdjectives(match, reading);
  // Lace is sewn along edges as a trim of its own.
  const isOfTrim = reading.wishes.some(
    (one) =>
      one.from >= match.from &&
      one.to <= link &&
      (meaningOf(one, 'print') || meaningOf(one, 'fabric')?.id === 'lace'),
  );
  if (isOfTrim || !AT_A_PART.has(reading.tokens[link] ?? '')) return undefined;
  let at = link + 1;
  while (ARTICLES.has(reading.tokens[at] ?? '')) at += 1;
  const noun = wishAt(reading, at);
  return noun && meaningOf(noun, 'part') ? noun : undefined;
}

/** Parts that share what is said after the last of them: "collar, cuffs and belt in black". */
function joinedBefore(part: OutfitMatch, reading: OutfitReading): OutfitMatch[] {
  const { tokens } = reading;
  const from = beforeAdjectivals(part, reading);
  const joint = tokens[from - 1];
  if (joint !== 'and' && joint !== BREAK) return [];
  const end = tokens[from - 2] === BREAK ? from - 2 : from - 1;
  const before = wishTo(reading, end);
  // A comma alone may begin something else: only a list that ends in "and" is one.
  const isListed = joint === 'and' || tokens[part.to] === 'and';
  if (!before || !isListed || !meaningOf(before, 'part') || isDescribed(before, reading)) return [];
  return [...joinedBefore(before, reading), before];
}

/** Test for a part that has a colour or a cloth of its own before it. */
const isDescribed = (part: OutfitMatch, reading: OutfitReading): boolean => {
  const before = wishTo(reading, beforeAdjectivals(part, reading));
  return before !== undefined && isAdjective(before);
};

/** Where a part and the cuts before it begin: "ribbed cuffs". */
function beforeAdjectivals(part: OutfitMatch, reading: OutfitReading): number {
  let { from } = part;
  for (let one = wishTo(reading, from); one && isAdjectival(one); one = wishTo(reading, from)) {
    ({ from } = one);
  }
  return from;
}

const COLOURED_TRAITS: ReadonlySet<Trait> = new Set([
  'accessory',
  'beard',
  'hair',
  'hair-colour',
  'shoes',
]);

/** True for a colour or a cloth said of shoes, of hair or of something carried: "white leather trainers". */
export function describesTrait(match: OutfitMatch, reading: OutfitReading): boolean {
  if (match.within !== undefined) return false;
  if (isAboutAccessory(reading)) return true;
  return traitBehind(match, reading) !== undefined || isTrait(nounBefore(match, reading));
}

const isTrait = (noun: OutfitMatch | undefined): boolean => {
  const described = meaningOf(noun, 'trait');
  return described !== undefined && COLOURED_TRAITS.has(described.trait);
};

/** Words that describe what they stand before: participles of details, and lengths and sizes. */
export const isAdjectival = (match: OutfitMatch): boolean =>
  match.meanings.some(({ is }) => is === 'detail' || is === 'feature') &&
  !match.meanings.some(({ is }) => is === 'part' || is === 'feature-noun');

/** The shoes, hair or thing carried that a word stands before, with adjectives between them: "black fringed shawl". */
export function traitBehind(match: OutfitMatch, reading: OutfitReading): OutfitMatch | undefined {
  let noun = wishAt(reading, match.to);
  while (noun && !isTrait(noun) && (isAdjective(noun) || isAdjectival(noun))) {
    noun = wishAt(reading, noun.to);
  }
  return isTrait(noun) ? noun : undefined;
}

/** Parts that share an adjective: "black velvet collar and cuffs". */
export function joinedParts(part: OutfitMatch, reading: OutfitReading): OutfitMatch[] {
  if (reading.tokens[part.to] !== 'and') return [];
  const next = wishAt(reading, part.to + 1);
  if (!next || isAdjective(next) || !meaningOf(next, 'part')) return [];
  return [next, ...joinedParts(next, reading)];
}

/** Details without a region that have a colour of their own: "topstitching in orange". */
const TRIMS: ReadonlySet<string> = new Set<Detail>([
  'top-stitching',
  'smocking',
  ...EMBROIDERIES,
  'lace-trim',
]);

/** The part before a link: "sleeves in leather", "the collar of black velvet". */
function partBefore(match: OutfitMatch, reading: OutfitReading): OutfitMatch | undefined {
  const part = nounBefore(match, reading);
  const isTrim = TRIMS.has(meaningOf(part, 'detail')?.detail ?? '');
  if (!part || !(isTrim || meaningOf(part, 'part'))) return undefined;
  // "Cape with gold buttons in navy": the buttons have their colour, so the cape is navy.
  const isDyed = reading.wishes.some(
    (one) => one.to === part.from && meaningOf(one, 'colour') && meaningOf(match, 'colour'),
  );
  return isDyed || isOfWhole(match, part, reading) ? undefined : part;
}

/** Parts as large as the garment itself: only a cut is said of them, not a colour of their own. */
const LARGE: ReadonlySet<string> = new Set(['sleeve', 'skirt', 'leg']);

/** "A robe with wide sleeves in pale peach": the colour of a robe that has none of its own. */
function isOfWhole(match: OutfitMatch, part: OutfitMatch, reading: OutfitReading): boolean {
  const { wishes, tokens } = reading;
  const before = wishTo(reading, part.from);
  const cut = meaningOf(part, 'feature')
    ? part
    : before && isAdjectival(before)
      ? before
      : undefined;
  const isCut = cut !== undefined && tokens[cut.from - 1] === 'with';
  if (!isCut || !meaningOf(match, 'colour') || !LARGE.has(meaningOf(part, 'part')?.part ?? ''))
    return false;
  const owner = ownerOf(match, reading);
  return !wishes.some(
    (one) => one.from < part.from && meaningOf(one, 'colour') && ownerOf(one, reading) === owner,
  );
}

/** Between a link and its colour: "pocket in solid black". */
const IDLE: ReadonlySet<string> = new Set(
  'plain solid pure contrast contrasting matching'.split(' '),
);

/** What stands before the link that leads to a colour or a cloth. */
export function nounBefore(match: OutfitMatch, reading: OutfitReading): OutfitMatch | undefined {
  let from = beforeAdjectives(match, reading);
  while (IDLE.has(reading.tokens[from - 1] ?? '')) from -= 1;
  const endsAt = (at: number) => wishTo(reading, at);
  if (!LINKS.has(reading.tokens[from - 1] ?? '')) return undefined;
  return endsAt(RELATIVES.has(reading.tokens[from - 2] ?? '') ? from - 2 : from - 1);
}

const ENDS: ReadonlySet<string> = new Set([BREAK, 'and', 'but', 'or', 'with', 'without', 'over']);

/**
 * True for a colour, cloth or print said of something that no word of the lexicon names, and that
 * no known garment follows: in "biker jacket over a white henley" the white is not the jacket's, and
 * in "kebaya of mint lace, sarong" the lace not the sarong's.
 */
export function describesUnknown(match: OutfitMatch, reading: OutfitReading): boolean {
  if (match.within !== undefined || !isAdjective(match)) return false;
  if (meaningOf(nounBehind(match, reading), 'part')) return false;
  const { tokens, garments, wishes, refusals } = reading;
  const known = [...wishes, ...refusals, ...garments.map((garment) => garment.match)];
  const isKnown = (at: number) => known.some(({ from, to }) => from <= at && at < to);
  const isUnknown = (at: number) => isContentWord(tokens[at] ?? '') && !isKnown(at);
  let at = afterAdjectives(match, reading);
  const isOfGarment = garments.some(({ match: { from } }) => from === at);
  const isLinked = isUnknown(placeBeforeLink(match, reading));
  if (garments.length > 0 && !isOfGarment && isLinked) return true;
  if (!isUnknown(at)) return false;
  while (at < tokens.length && !ENDS.has(tokens[at]) && (isUnknown(at) || wishAt(reading, at))) {
    at = wishAt(reading, at)?.to ?? at + 1;
  }
  return !garments.some(({ match: { from } }) => from === at);
}

const WORN_IN: ReadonlySet<string> = new Set(['in', 'dressed', 'clad', 'wearing', 'all']);

/**
 * True for a colour said of somebody and of no garment: "woman in red with a blue skirt". It is that
 * of what has none of its own.
 */
export function isOfPerson(match: OutfitMatch, reading: OutfitReading): boolean {
  if (match.within !== undefined || !meaningOf(match, 'colour')) return false;
  if (isOfAll(match, reading)) return true;
  const next = reading.garments.map(({ match: { from } }) => from).find((from) => from >= match.to);
  if (next === undefined || leadsTo(match, next, reading)) return false;
  const isBefore = (at: number) => reading.garments.some((one) => one.match.from < at);
  let at = beforeAdjectives(match, reading) - 1;
  if (!WORN_IN.has(reading.tokens[at]) || isBefore(at)) return false;
  while (WORN_IN.has(reading.tokens[at])) at -= 1;
  return meaningOf(wishTo(reading, at + 1), 'body') !== undefined;
}

const ALL: ReadonlySet<string | undefined> = new Set([
  'all',
  'both',
  'everything',
  'toe',
  'entirely',
]);

/** "A wrap top and flared trousers, all in rust". */
function isOfAll(match: OutfitMatch, reading: OutfitReading): boolean {
  const { tokens } = reading;
  const at = beforeAdjectives(match, reading) - 1;
  return tokens[at] === 'in' && ALL.has(tokens[at - 1]) && (tokens[match.to] ?? BREAK) === BREAK;
}

const OF_A_THING: ReadonlySet<string> = new Set(['of', 'in']);

/** The place of the noun that a link leads back to, over the adjectives between: "kebaya of mint lace"; -1 without a link. */
function placeBeforeLink(match: OutfitMatch, reading: OutfitReading): number {
  const from = beforeAdjectives(match, reading);
  return OF_A_THING.has(reading.tokens[from - 1]) ? from - 2 : -1;
}
