import type { Feature } from '../garments/features.ts';
import type { OutfitReading } from '../outfit/read-outfit.ts';

/** The features of cuts that a prompt speaks of. */
export const askedFeatures = ({ wishes }: OutfitReading): ReadonlySet<Feature> =>
  new Set(
    wishes.flatMap(({ meanings }) =>
      meanings.flatMap((meaning) => (meaning.is === 'feature' ? [meaning.feature] : [])),
    ),
  );
