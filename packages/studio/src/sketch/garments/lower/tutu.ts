import type { Garment } from '../garment.ts';
import { drawDesignedSkirt } from './dress-skirt.ts';
import { drawLowerWaist } from './lower-waist.ts';
import { skirtOptionsOf } from './skirt-options.ts';

/** A short skirt of many layers of net that stands away from the legs. */
export const tutu: Garment = {
  id: 'tutu',
  words: ['tutu', 'tutu skirt', 'ballet skirt', 'petticoat', 'tulle skirt'],
  place: 'lower',
  options: {
    silhouette: ['ball', 'circle', 'tiered'],
    length: ['mini', 'knee', 'midi'],
    waist: ['elastic', 'sash', 'none'],
  },
  mayHave: ['ruffle'],
  fabrics: ['tulle', 'organza'],
  build: (context) => {
    drawDesignedSkirt(context, skirtOptionsOf(context, 3));
    drawLowerWaist(context, { from: 3 });
  },
};
