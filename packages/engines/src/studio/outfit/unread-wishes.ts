import type { Garment } from '../garments/garment.ts';
import { STOP_WORDS } from '../prompt/stop-words.ts';
import type { OutfitMatch, OutfitMeaning } from './outfit-meaning.ts';
import type { OutfitReading } from './read-outfit.ts';

/** Meanings that the figure, the drawing or nothing at all answers, whatever is worn. */
const ALWAYS: ReadonlySet<OutfitMeaning['is']> = new Set(['body', 'trait', 'finish', 'filler']);

/** The garments of a picture, and what of the prompt they answer. */
export type Answers = {
  pieces: readonly { garment: Pick<Garment, 'id'> }[];
  answered: ReadonlySet<OutfitMatch>;
};

/** Words of the prompt that nothing in the drawing answers, in order, each once. */
export function unreadWishes(reading: OutfitReading, outfit: Answers): string[] {
  const worn = new Set(outfit.pieces.map(({ garment }) => garment.id));
  const isAnswered = (match: OutfitMatch) =>
    outfit.answered.has(match) || match.meanings.some(({ is }) => ALWAYS.has(is));
  const read = new Set<number>();
  const mark = ({ from, to }: OutfitMatch) => {
    for (let i = from; i < to; i += 1) read.add(i);
  };
  for (const { id, match } of reading.garments) if (worn.has(id)) mark(match);
  for (const match of [...reading.wishes, ...reading.refusals]) if (isAnswered(match)) mark(match);
  const isContent = (word: string) =>
    !STOP_WORDS.has(word) && /\p{L}/u.test(word) && (word.length > 1 || /[^\x20-\x7e]/u.test(word));
  return [...new Set(reading.tokens.filter((word, i) => !read.has(i) && isContent(word)))];
}
