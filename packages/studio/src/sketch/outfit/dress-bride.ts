import { BRIDAL_IVORY } from './bridal-ivory.ts';
import type { OutfitMatch } from './outfit-meaning.ts';
import type { NamedGarment } from './read-outfit.ts';

const BRIDAL: ReadonlySet<string> = new Set(['bride', 'bridal']);

/** The garments of a prompt; a bride's are white where no colour is named, and a gown where no garment is. */
export function dressBride(
  garments: readonly NamedGarment[],
  wanted: readonly OutfitMatch[],
): readonly NamedGarment[] {
  const match = wanted.find(({ phrase }) => BRIDAL.has(phrase));
  if (!match) return garments;
  const worn = garments.length > 0 ? garments : [{ id: 'ball-gown', match }];
  return worn.map((garment) => ({ ...garment, colour: garment.colour ?? BRIDAL_IVORY }));
}
