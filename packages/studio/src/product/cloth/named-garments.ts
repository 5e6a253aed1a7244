import { NAMED_CUTS } from '../../words/wardrobe/named-cuts.ts';
import type { ClothGarment } from './design/garment.ts';
import { GARMENTS } from './garments/registry.ts';

/** A garment that is known by a name, and the features that the name stands for. */
export type NamedGarment = {
  phrase: string;
  garment: ClothGarment;
  says: readonly string[];
  /** True: the garment has the name among its own words. */
  isOwn: boolean;
};

const hasWord = (words: readonly string[] | undefined, phrase: string): boolean =>
  words?.some((word) => word.replaceAll('-', ' ') === phrase) ?? false;

/**
 * The names of the shared table that are made here. A name that another garment has among its
 * words, or is the nearest to, stays with that garment.
 */
export function listNamedGarments(): NamedGarment[] {
  return Object.keys(NAMED_CUTS).flatMap((phrase) => {
    const plain = plainOf(phrase);
    if (!plain) return [];
    const own = GARMENTS.find(({ words }) => hasWord(words, phrase));
    const isOther = own
      ? own !== plain.garment
      : GARMENTS.some(({ near }) => hasWord(near, phrase));
    return isOther ? [] : [{ phrase, ...plain, isOwn: own !== undefined }];
  });
}

/** The plain garment of a name, and all that names on the way to it say. */
function plainOf(phrase: string): Pick<NamedGarment, 'garment' | 'says'> | undefined {
  const cut = NAMED_CUTS[phrase];
  if (!cut) return undefined;
  const garment = GARMENTS.find(({ words }) => hasWord(words, cut.of));
  if (garment) return { garment, says: cut.says };
  const further = plainOf(cut.of);
  return further && { garment: further.garment, says: [...cut.says, ...further.says] };
}
