import type { Garment } from '../garments/garment.ts';
import { DETAIL_GROUPS } from './detail-words.ts';
import type { Wish } from './gather-wish.ts';
import { meaningOf, type OutfitMatch } from './outfit-meaning.ts';

type Refusing = { match: OutfitMatch; wish: Wish; garment: Garment };

/** Notes on a garment's wish what the prompt does not want of it; false where it can follow none of that. */
export function refuseWish({ match, wish, garment }: Refusing): boolean {
  let isTaken = refuseCloth(match, wish, garment);
  for (const meaning of match.meanings) {
    if (meaning.is === 'feature' || meaning.is === 'feature-noun') {
      if (garment.options[meaning.feature]) isTaken = true;
      if (meaning.is === 'feature') wish.refusedValues.add(`${meaning.feature} ${meaning.value}`);
      if (meaning.is === 'feature-noun' || meaning.feature !== 'sleeve') {
        wish.refusedFeatures.add(meaning.feature);
      }
    }
    if (meaning.is !== 'detail') continue;
    for (const detail of DETAIL_GROUPS[meaning.detail] ?? [meaning.detail]) {
      wish.refusedDetails.add(detail);
    }
    isTaken = true;
  }
  return isTaken;
}

/** Prints are drawn only where they are asked for. */
function refuseCloth(match: OutfitMatch, wish: Wish, { fabrics }: Garment): boolean {
  const colour = meaningOf(match, 'colour')?.colour;
  const fabric = meaningOf(match, 'fabric')?.id;
  if (colour) wish.refusedColours.push(colour);
  if (fabric) wish.refusedFabrics.add(fabric);
  const hasOther = fabric !== undefined && fabrics.some((id) => id !== fabric);
  return colour !== undefined || hasOther || meaningOf(match, 'print') !== undefined;
}
