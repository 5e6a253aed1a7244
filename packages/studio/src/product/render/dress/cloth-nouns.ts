import type { FabricId } from '../../../core/fabrics/fabric.ts';
import type { NamedGarment, OutfitReading } from '../../../sketch/outfit/read-outfit.ts';
import type { DrawnThings } from './drawn-things.ts';

/** Names of garments that are cloths as well, by their last word. */
const CLOTHS: ReadonlyMap<string, FabricId> = new Map([
  ['knit', 'knit'],
  ['jersey', 'jersey'],
  ['fleece', 'fleece'],
]);

/** The words of a prompt with "cream cable knit" as a cloth, where the drawing has no garment of that name. */
export function withClothNouns(words: OutfitReading, { garments }: DrawnThings): OutfitReading {
  const isWorn = garments.some(({ garment: { place } }) => place === 'upper' || place === 'outer');
  if (isWorn || garments.length === 0) return words;
  const clothOf = ({ match }: NamedGarment) => CLOTHS.get(match.phrase.split(' ').at(-1) ?? '');
  const cloths = words.garments.flatMap((garment) => {
    const id = clothOf(garment);
    return id ? [{ ...garment.match, meanings: [{ is: 'fabric' as const, id }] }] : [];
  });
  if (cloths.length === 0) return words;
  return {
    ...words,
    garments: words.garments.filter((garment) => clothOf(garment) === undefined),
    wishes: [...words.wishes, ...cloths].toSorted((a, b) => a.from - b.from),
  };
}
