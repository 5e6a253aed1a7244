import type { OutfitMatch } from '../outfit/outfit-meaning.ts';
import type { OutfitReading } from '../outfit/read-outfit.ts';

const placesOf = ({ from, to }: OutfitMatch): number[] =>
  Array.from({ length: to - from }, (_, i) => from + i);

/**
 * Places of the words that a child's reading leaves out of the prompt's own: wishes that no child
 * wears, and the names of garments in whose stead another is drawn.
 */
export function listWithheld(read: OutfitReading, reading: OutfitReading): ReadonlySet<number> {
  const left = new Set(reading.wishes.map(({ from }) => from));
  const wishes = read.wishes.filter(({ from }) => !left.has(from));
  const garments = read.garments.filter(({ id }, i) => reading.garments[i]?.id !== id);
  return new Set([...wishes, ...garments.map(({ match }) => match)].flatMap(placesOf));
}
