import type { Fabric, FabricId } from './fabric.ts';

export const FABRICS: readonly Fabric[] = [
  fabric('cotton', ['cotton', 'calico', 'muslin', 'canvas', 'drill', 'twill', 'gabardine'], {}),
  fabric('poplin', ['poplin', 'crisp', 'shirting', 'oxford'], { flow: 0.35, wrinkle: 1.2 }),
  fabric('linen', ['linen', 'hemp', 'ramie'], { flow: 0.4, foldAmplitude: 0.9, wrinkle: 1.7 }),
  fabric(
    'jersey',
    ['jersey', 'viscose', 'modal', 'rayon', 'crepe', 'stretch', 'scuba', 'neoprene'],
    {
      flow: 0.8,
      foldAmplitude: 1.1,
      wrinkle: 0.4,
    },
  ),
  fabric('silk', ['silk', 'silky', 'charmeuse'], {
    flow: 0.88,
    gloss: 0.45,
    exponent: 14,
    foldAmplitude: 1.15,
    wrinkle: 0.5,
    weight: 0.6,
  }),
  fabric('satin', ['satin', 'duchesse', 'taffeta', 'shiny'], {
    flow: 0.7,
    gloss: 0.6,
    exponent: 18,
    foldAmplitude: 1.1,
    wrinkle: 0.6,
  }),
  fabric('chiffon', ['chiffon', 'georgette', 'voile', 'sheer', 'see through'], {
    flow: 0.95,
    foldAmplitude: 1.25,
    wrinkle: 0.4,
    sheer: 0.55,
    weight: 0.3,
  }),
  fabric('organza', ['organza'], { flow: 0.4, gloss: 0.2, sheer: 0.5, weight: 0.3 }),
  fabric('tulle', ['tulle', 'mesh', 'net', 'netting'], {
    flow: 0.5,
    foldAmplitude: 1.2,
    sheer: 0.6,
    weight: 0.2,
  }),
  fabric('lace', ['lace', 'lacy', 'guipure', 'broderie'], { flow: 0.55, sheer: 0.45, weight: 0.5 }),
  fabric('velvet', ['velvet', 'velour', 'corduroy'], {
    flow: 0.6,
    gloss: 0.15,
    exponent: 5,
    foldAmplitude: 1.1,
    wrinkle: 0.5,
    weight: 1.5,
  }),
  fabric('denim', ['denim', 'jean', 'chambray'], {
    flow: 0.15,
    foldAmplitude: 0.75,
    wrinkle: 1.2,
    weight: 1.6,
  }),
  fabric('leather', ['leather', 'leatherette', 'patent', 'vinyl', 'latex'], {
    flow: 0.12,
    gloss: 0.55,
    exponent: 26,
    foldAmplitude: 0.8,
    weight: 1.7,
  }),
  fabric('suede', ['suede', 'nubuck'], { flow: 0.2, foldAmplitude: 0.8, weight: 1.6 }),
  fabric('wool', ['wool', 'woollen', 'woolen', 'cashmere', 'felt', 'melton', 'flannel'], {
    flow: 0.25,
    foldAmplitude: 0.8,
    wrinkle: 0.4,
    weight: 1.7,
  }),
  fabric(
    'tweed',
    [
      'tweed',
      'boucle',
      'bouclé',
      'donegal',
      'pepper and salt',
      'salt and pepper',
      'pepper salt',
      'salt pepper',
    ],
    {
      flow: 0.15,
      foldAmplitude: 0.7,
      wrinkle: 0.3,
      weight: 1.9,
    },
  ),
  fabric('knit', ['knit', 'knitted', 'chunky', 'mohair', 'crochet'], {
    flow: 0.35,
    foldAmplitude: 0.9,
    wrinkle: 0.4,
    weight: 2,
  }),
  fabric('fleece', ['fleece', 'terry', 'french terry', 'sherpa', 'teddy'], {
    flow: 0.25,
    wrinkle: 0.6,
    weight: 1.9,
  }),
  fabric('fur', ['fur', 'furry', 'faux fur', 'shearling'], {
    flow: 0.15,
    foldAmplitude: 0.5,
    wrinkle: 0,
    weight: 3,
  }),
  fabric('sequins', ['sequin', 'sequinned', 'sequined', 'beaded', 'glitter', 'sparkly'], {
    flow: 0.6,
    gloss: 0.8,
    exponent: 40,
    weight: 1.3,
  }),
  fabric('metallic', ['metallic', 'lame', 'lamé', 'foil', 'liquid'], {
    flow: 0.55,
    gloss: 0.9,
    exponent: 22,
  }),
  fabric('nylon', ['nylon', 'technical', 'waterproof', 'puffer', 'parachute'], {
    flow: 0.2,
    gloss: 0.25,
    exponent: 16,
    wrinkle: 1.3,
  }),
];

function fabric(id: FabricId, words: readonly string[], more: Partial<Fabric>): Fabric {
  return {
    id,
    words,
    flow: 0.45,
    gloss: 0.04,
    exponent: 20,
    foldAmplitude: 1,
    wrinkle: 1,
    sheer: 0,
    weight: 1,
    ...more,
  };
}

const BY_ID = new Map(FABRICS.map((one) => [one.id, one]));

/** The fabric of an id. */
export function fabricOf(id: FabricId): Fabric {
  const found = BY_ID.get(id);
  if (!found) throw new RangeError(`No fabric ${id}`);
  return found;
}
