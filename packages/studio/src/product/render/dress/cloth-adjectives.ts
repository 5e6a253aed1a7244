import type { FabricId } from '../../../core/fabrics/fabric.ts';

const NAPPED: readonly FabricId[] = [
  'wool',
  'fleece',
  'suede',
  'velvet',
  'tweed',
  'knit',
  'jersey',
];
const GLOSSY: readonly FabricId[] = ['satin', 'silk', 'leather', 'metallic', 'sequins', 'nylon'];
const DULL: readonly FabricId[] = [
  'cotton',
  'poplin',
  'linen',
  'jersey',
  'wool',
  'tweed',
  'knit',
  'fleece',
  'suede',
  'denim',
  'tulle',
];
const CLEAR: readonly FabricId[] = ['chiffon', 'organza', 'tulle', 'lace'];

/** Words of a cloth's looks, with the cloths that look so as they are drawn. */
export const CLOTH_ADJECTIVES: Readonly<Record<string, readonly FabricId[]>> = {
  brushed: NAPPED,
  napped: NAPPED,
  boiled: ['wool'],
  felted: ['wool'],
  surface: NAPPED,
  matte: DULL,
  matt: DULL,
  reflective: GLOSSY,
  glossy: GLOSSY,
  gloss: GLOSSY,
  lustrous: GLOSSY,
  shining: GLOSSY,
  gleaming: GLOSSY,
  shimmering: ['satin', 'silk', 'metallic', 'sequins'],
  transparent: CLEAR,
  translucent: CLEAR,
  gauzy: CLEAR,
  airy: CLEAR,
  crumpled: ['linen'],
  creased: ['linen'],
  rumpled: ['linen'],
  wrinkled: ['linen'],
  washed: ['linen', 'denim', 'cotton'],
  raw: ['linen', 'denim'],
  nicely: ['linen'],
  fluffy: ['fur', 'fleece'],
  plush: ['fur', 'fleece', 'velvet'],
  faux: ['fur', 'leather'],
  fluid: ['satin', 'silk', 'jersey', 'chiffon'],
  flowing: ['satin', 'silk', 'jersey', 'chiffon'],
};
