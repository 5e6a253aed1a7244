import { BREAK } from '../../words/tokens.ts';
import { meaningOf, type OutfitMatch } from './outfit-meaning.ts';
import type { OutfitReading } from './read-outfit.ts';

type Said = Pick<OutfitReading, 'tokens' | 'wishes' | 'garments' | 'bodies'>;

/** True for a prompt that begins with one thing worn or carried, and names neither a garment nor a person. */
export function isAboutAccessory({ tokens, wishes, garments, bodies }: Said): boolean {
  const first = wishes.find((match) => meaningOf(match, 'trait'));
  if (!first || tokens.slice(0, first.from).includes(BREAK)) return false;
  const traits = wishes.flatMap((match) => meaningOf(match, 'trait') ?? []);
  const { id } = meaningOf(first, 'trait') ?? {};
  // "A sun hat with a scarf band": what comes with the thing is a part of it.
  const isOfThing = (match: OutfitMatch): boolean => {
    const between = new Set(tokens.slice(first.to, match.from));
    return between.has('with') && !between.has('and') && !between.has(BREAK);
  };
  return (
    garments.length === 0 &&
    bodies.length === 0 &&
    traits.every(({ trait }) => trait === 'accessory') &&
    wishes.every((match) => {
      const trait = meaningOf(match, 'trait');
      return trait === undefined || trait.id === id || isOfThing(match);
    })
  );
}
