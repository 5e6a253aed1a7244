import { isContentWord } from '../../words/content-word.ts';
import { meaningOf, type OutfitMatch } from './outfit-meaning.ts';
import type { OutfitReading } from './read-outfit.ts';

const AND = new Set(['and', '&']);

/**
 * The place in the prompt of the garment that a word describes: the next one when only other
 * adjectives lie between ("red silk blouse", "black and white knit"), otherwise the last one
 * before it ("gown with a train"), otherwise the first of all. Undefined when none is named.
 */
export function ownerOf(match: OutfitMatch, reading: OutfitReading): number | undefined {
  if (match.within !== undefined) return match.within;
  const places = [...new Set(reading.garments.map((garment) => garment.match.from))];
  const next = places.find((from) => from >= match.to);
  if (next !== undefined && leadsTo(match, next, reading)) return next;
  return places.findLast((from) => from < match.from) ?? next;
}

/** Whether only other adjectives lie between a word and the garment at a place. */
export function leadsTo(match: OutfitMatch, garmentFrom: number, reading: OutfitReading): boolean {
  let at = match.to;
  let last = match;
  let unknown = 0;
  while (at < garmentFrom) {
    const word = reading.tokens[at];
    const adjective = reading.wishes.find(({ from }) => from === at);
    const after = reading.wishes.find(({ from }) => from === at + 1);
    if (adjective) {
      last = adjective;
      at = adjective.to;
    } else if (AND.has(word) && after && isSameSort(last, after)) at += 1;
    else if (unknown < MOST_UNKNOWN && isUnknown(at, reading)) {
      unknown += 1;
      at += 1;
    } else return false;
  }
  return true;
}

/** Words that no list knows between an adjective and its garment: "black stirrup pants". */
const MOST_UNKNOWN = 1;

const isUnknown = (at: number, { tokens, refusals }: OutfitReading): boolean =>
  isContentWord(tokens[at]) && !refusals.some(({ from, to }) => from <= at && at < to);

/** "Black and white shirt" joins; "gown with a slit and black shoes" does not. */
function isSameSort(a: OutfitMatch, b: OutfitMatch): boolean {
  return (['colour', 'fabric', 'print'] as const).some(
    (is) => meaningOf(a, is) !== undefined && meaningOf(b, is) !== undefined,
  );
}
