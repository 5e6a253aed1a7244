import { isContentWord } from '../../words/content-word.ts';
import { isRefusal } from '../../words/drop-negated.ts';
import { wordsAt } from '../../words/words-at.ts';
import type { Design } from '../garments/features.ts';
import type { Garment } from '../garments/garment.ts';
import { countPlace } from './button-wishes.ts';
import { isDecadeShown } from './eras.ts';
import { meaningOf, type OutfitMatch, type OutfitMeaning } from './outfit-meaning.ts';
import type { OutfitReading } from './read-outfit.ts';
import { isObeyed } from './refused.ts';
import { countsPeople } from './several-people.ts';

/** Meanings that the figure, the drawing or nothing at all answers, whatever is worn. */
const ALWAYS: ReadonlySet<OutfitMeaning['is']> = new Set([
  'body',
  'trait',
  'position',
  'finish',
  'filler',
]);

/** The garments of a picture, and what of the prompt they answer. */
export type Answers = {
  pieces: readonly { garment: Pick<Garment, 'id'>; design?: Design }[];
  answered: ReadonlySet<OutfitMatch>;
  /** Wishes of the figure and the drawing that the picture does not show. */
  unseen?: ReadonlySet<OutfitMatch>;
};

/** Words of the prompt that nothing in the drawing answers, in order, each once. */
export const unreadWishes = (reading: OutfitReading, outfit: Answers): string[] =>
  wordsAt(reading.tokens, unreadPlaces(reading, outfit));

/** The places of words that nothing in the drawing answers. */
export function unreadPlaces(reading: OutfitReading, outfit: Answers): number[] {
  const { tokens, garments, wishes, refusals, others = [] } = reading;
  const worn = new Set(outfit.pieces.map(({ garment }) => garment.id));
  const read = new Set<number>();
  const mark = (match: OutfitMatch) => {
    if (meaningOf(match, 'undrawn')) return;
    for (let i = match.from; i < match.to; i += 1) read.add(i);
  };
  for (const { match } of garments)
    if (isWorn(match, garments, worn) && !others.includes(match)) mark(match);
  for (const match of reading.inNames) {
    if (outfit.answered.has(match) || match.isImplied) continue;
    for (let i = match.from; i < match.to; i += 1) read.delete(i);
  }
  for (const match of wishes) {
    const isShown = !outfit.unseen?.has(match) && match.meanings.some(({ is }) => ALWAYS.has(is));
    if (outfit.answered.has(match) || isShown) mark(match);
  }
  for (const match of refusals) {
    if (outfit.answered.has(match) || isKept(match, worn)) mark(match);
  }
  for (const place of countedPlaces(reading, outfit)) read.add(place);
  const known = new Set([...wishes, ...refusals].map(({ from }) => from));
  const isUnread = (word: string, at: number) =>
    !read.has(at) &&
    !isDecadeShown(word, outfit.pieces) &&
    !isRefusal(tokens, at) &&
    (isContent(word) || isCount(tokens, at, known) || countsPeople(tokens, at)) &&
    !(isObeyed(tokens, at) && !isKnown(refusals, at));
  return [...tokens.keys()].filter((at) => isUnread(tokens[at], at));
}

/** The places of numbers of buttons that the garments have. */
function countedPlaces(reading: OutfitReading, { pieces, answered }: Answers): number[] {
  if (!pieces.some(({ design }) => design?.buttons?.count)) return [];
  return reading.wishes.flatMap((match) =>
    answered.has(match) ? (countPlace(match, reading) ?? []) : [],
  );
}

/** Whether all garments of a name are worn; the trousers of a suit may give way to shorts that are named. */
function isWorn(
  match: OutfitMatch,
  garments: OutfitReading['garments'],
  worn: ReadonlySet<string>,
): boolean {
  const own = garments.filter((one) => one.match === match).map(({ id }) => id);
  const missing = own.filter((id) => !worn.has(id));
  const isReplaced = garments.some((one) => one.match !== match && worn.has(one.id));
  return (
    missing.length === 0 ||
    (missing.length < own.length && missing.every((id) => id === 'trousers') && isReplaced)
  );
}

const isKnown = (matches: readonly OutfitMatch[], at: number): boolean =>
  matches.some(({ from, to }) => from <= at && at < to);

/** What is refused and is not in the drawing: a garment that nobody wears, a hat, shoes at all. */
function isKept(match: OutfitMatch, worn: ReadonlySet<string>): boolean {
  const garment = meaningOf(match, 'garment');
  if (garment) return !worn.has(garment.id);
  const trait = meaningOf(match, 'trait');
  if (trait) return trait.trait === 'accessory' || (trait.trait === 'shoes' && trait.id === 'any');
  return (['filler', 'undrawn', 'part'] as const).some((is) => meaningOf(match, is));
}

/** Of the words that carry no wish elsewhere, those that do of clothes. */
const OF_CLOTHES: ReadonlySet<string> = new Set(['shirt', 'dress', 'plus', 'printed']);
const UNSAID: ReadonlySet<string> = new Set(['but', 'then']);

const isContent = (word: string): boolean =>
  (OF_CLOTHES.has(word) || isContentWord(word)) && !UNSAID.has(word);

const COUNTS: ReadonlySet<string> = new Set(['three', 'four', 'five', 'six', 'seven', 'eight']);

/** A number of things drawn as many as they come: "six pockets". */
const isCount = (tokens: readonly string[], at: number, known: ReadonlySet<number>): boolean =>
  (COUNTS.has(tokens[at]) || /^([3-9]|[1-9]\d)$/.test(tokens[at])) && known.has(at + 1);
