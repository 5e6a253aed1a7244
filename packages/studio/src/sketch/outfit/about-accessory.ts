import { BREAK } from '../../words/tokens.ts';
import { meaningOf } from './outfit-meaning.ts';
import type { OutfitReading } from './read-outfit.ts';

type Said = Pick<OutfitReading, 'tokens' | 'wishes' | 'garments' | 'bodies'>;

/** True for a prompt that begins with one thing worn or carried, and names neither a garment nor a person. */
export function isAboutAccessory({ tokens, wishes, garments, bodies }: Said): boolean {
  const first = wishes.find((match) => meaningOf(match, 'trait'));
  if (!first || tokens.slice(0, first.from).includes(BREAK)) return false;
  const traits = wishes.flatMap((match) => meaningOf(match, 'trait') ?? []);
  const ids = new Set(traits.map(({ id }) => id));
  return (
    garments.length === 0 &&
    bodies.length === 0 &&
    ids.size === 1 &&
    traits.every(({ trait }) => trait === 'accessory')
  );
}
