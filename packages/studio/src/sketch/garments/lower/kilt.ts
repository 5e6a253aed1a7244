import type { Garment } from '../garment.ts';
import { drawDesignedSkirt } from './dress-skirt.ts';
import { drawLowerWaist } from './lower-waist.ts';
import { skirtOptionsOf } from './skirt-options.ts';

/** A pleated kilt to the knee, worn by anyone. */
export const kilt: Garment = {
  id: 'kilt',
  words: ['kilt', 'kilt skirt', 'school skirt'],
  place: 'lower',
  options: {
    silhouette: ['pleated'],
    length: ['knee', 'mini', 'midi'],
    waist: ['none', 'belt'],
  },
  mayHave: [],
  has: ['pleats'],
  fabrics: ['wool', 'tweed', 'cotton'],
  build: (context) => {
    drawDesignedSkirt(context, { ...skirtOptionsOf(context, 3), pleats: 'knife' });
    drawLowerWaist(context, { from: 3 });
  },
};
