import type { Design, Feature } from '../garments/features.ts';
import type { Garment } from '../garments/garment.ts';
import type { OutfitMatch } from './outfit-meaning.ts';
import type { OutfitReading } from './read-outfit.ts';

/** Lengths that are a word for a dress where no garment is named: "a sequin mini". */
const DRESSES: ReadonlySet<string> = new Set(['mini', 'midi', 'maxi']);
/** Words of a body at which a whole garment is meant. */
const OF_SKIRTS: ReadonlySet<Feature> = new Set<Feature>(['silhouette']);

/**
 * The garments that can be all that a prompt without a garment says of their cut, in their order:
 * a square neckline suits a dress, and no trench coat. All where no one can.
 */
export function suitedGarments(
  garments: readonly Garment[],
  { wishes, garments: named }: OutfitReading,
): readonly Garment[] {
  if (named.length > 0) return garments;
  const isDress = wishes.some(({ phrase }) => DRESSES.has(phrase));
  const able = isDress ? garments.filter(isSkirted) : garments;
  const pool = able.length > 0 ? able : garments;
  const scores = pool.map((garment) => wishes.filter((wish) => canFollow(garment, wish)).length);
  const most = Math.max(...scores);
  return pool.filter((_, i) => scores[i] === most);
}

const isSkirted = ({ place, options }: Garment): boolean =>
  place === 'full' && [...OF_SKIRTS].some((feature) => options[feature] !== undefined);

const canFollow = (garment: Garment, { meanings }: OutfitMatch): boolean =>
  meanings.some((one) => {
    if (one.is === 'feature') return has(garment, one.feature, one.value);
    if (one.is === 'detail')
      return [...garment.mayHave, ...(garment.has ?? [])].includes(one.detail);
    return false;
  });

function has<F extends Feature>({ options }: Garment, feature: F, value: Design[F]): boolean {
  const values: readonly Design[F][] | undefined = options[feature];
  return values?.includes(value) ?? false;
}
