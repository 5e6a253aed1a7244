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

type Cut = Pick<Garment, 'options' | 'place'>;

/** What some details need of the cut to be seen. */
const NEEDS: Partial<Record<Detail, (cut: Cut) => Features>> = {
  'rolled-sleeves': sleeveOf('three-quarter'),
  'roll-tabs': sleeveOf('three-quarter'),
  'elbow-patches': sleeveOf('long'),
  'sleeve-embroidery': sleeveOf('long'),
  'neck-embroidery': ({ options }) => (options.collar?.includes('none') ? { collar: 'none' } : {}),
  'fur-hood': ({ options }) => (options.collar ? { collar: 'hood' } : {}),
  jabot: ({ options, place }) => ({
    ...(options.collar && { collar: 'mandarin' }),
    ...(options.closure && place !== 'outer' && { closure: 'none' }),
  }),
  petticoat: ({ options }) => ({
    ...(options.length?.includes('knee') && { length: 'knee' }),
    ...(options.silhouette?.includes('circle') && { silhouette: 'circle' }),
  }),
  pintucks: ({ options }) => (options.closure?.includes('buttons') ? { closure: 'buttons' } : {}),
  slit: ({ options, place }) =>
    place === 'full' && options.silhouette?.includes('pencil') && options.length?.includes('midi')
      ? { length: 'midi' }
      : {},
  'tied-front': ({ options, place }) =>
    options.length && place === 'upper' ? { length: 'cropped' } : {},
  'short-zip': ({ options }) => ({
    ...(options.closure && { closure: 'zip' }),
    ...(options.collar?.includes('mock') && { collar: 'mock' }),
  }),
  'storm-flap': ({ options }) =>
    options.closure?.includes('zip') && !options.closure.includes('double-breasted')
      ? { closure: 'zip' }
      : {},
  paperbag: ({ options }) => (options.waist?.includes('tie') ? { waist: 'tie' } : {}),
};

function sleeveOf(sleeve: Design['sleeve']): (cut: Cut) => Features {
  return ({ options }) => (options.sleeve ? { sleeve } : {});
}

/** What details need of the cut to be seen: rolled sleeves end below the elbow, a jabot hangs from a stand. */
export function featuresForDetails(details: ReadonlySet<Detail>, cut: Cut): Features {
  const features: Features = {};
  for (const detail of details) Object.assign(features, NEEDS[detail]?.(cut));
  return features;
}
