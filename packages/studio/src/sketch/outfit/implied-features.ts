import type { Design, Detail, Feature } from '../garments/features.ts';
import type { Garment } from '../garments/garment.ts';
import type { OutfitReading } from './read-outfit.ts';

type Features = { [F in Feature]?: Design[F] };

/** Whether the prompt asks for clothes that cover: by the word, or by a headscarf. */
export const asksForModesty = ({ wishes, traits }: OutfitReading): boolean =>
  traits.get('hair') === 'hijab' || wishes.some(({ phrase }) => phrase === 'modest');

const LONG: Design['sleeve'][] = ['long', 'loose', 'bishop', 'balloon', 'raglan'];

/** How a garment covers: sleeves to the wrist, closed at the neck, long and not close. */
export function modestFeatures({ place, options }: Garment): Features {
  const features: Features = {};
  if (options.sleeve) features.sleeve = LONG.find((one) => options.sleeve?.includes(one)) ?? 'long';
  if (options.neckline) features.neckline = 'crew';
  if (options.neckline && options.collar?.includes('none')) features.collar = 'none';
  if (place === 'outer' || place === 'upper') return features;
  features.length = options.length?.includes('floor') ? 'floor' : 'ankle';
  if (place === 'full' && options.silhouette?.includes('a-line')) features.silhouette = 'a-line';
  return features;
}

/** What a detail needs of the cut to be seen: rolled sleeves end below the elbow, a jabot hangs from a stand. */
export function featuresForDetails(
  details: ReadonlySet<Detail>,
  { options, place }: Garment,
): Features {
  const features: Features = {};
  const has = (one: Detail) => details.has(one);
  if ((has('rolled-sleeves') || has('roll-tabs')) && options.sleeve)
    features.sleeve = 'three-quarter';
  if (has('elbow-patches') && options.sleeve) features.sleeve = 'long';
  if (has('jabot') && options.collar) features.collar = 'mandarin';
  if (has('jabot') && options.closure && place !== 'outer') features.closure = 'none';
  if (has('petticoat') && options.length?.includes('knee')) features.length = 'knee';
  if (has('petticoat') && options.silhouette?.includes('circle')) features.silhouette = 'circle';
  if (has('pintucks') && options.closure?.includes('buttons')) features.closure = 'buttons';
  return features;
}
