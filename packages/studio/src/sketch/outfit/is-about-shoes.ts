import { meaningOf, type Trait } from './outfit-meaning.ts';
import type { OutfitReading } from './read-outfit.ts';

/** Traits of a figure that leave a prompt about shoes alone. */
const OF_SHOES: ReadonlySet<Trait> = new Set<Trait>(['shoes', 'shape', 'age', 'pose']);

/** True for a prompt that names shoes and neither a garment nor a person: "platform sandals, cork sole". */
export function isAboutShoes({ garments, wishes, bodies, traits, finish }: OutfitReading): boolean {
  const shoes = traits.get('shoes');
  if (garments.length > 0 || bodies.length > 0 || finish === 'flat') return false;
  if (shoes === undefined || shoes === 'any' || shoes === 'barefoot') return false;
  return wishes.every((match) => {
    const trait = meaningOf(match, 'trait')?.trait;
    const isOfClothes = match.meanings.some(({ is }) => is === 'feature' || is === 'print');
    const isPart = match.meanings.some(({ is }) => is === 'part' || is === 'detail');
    return (trait === undefined || OF_SHOES.has(trait)) && (isPart || !isOfClothes);
  });
}
