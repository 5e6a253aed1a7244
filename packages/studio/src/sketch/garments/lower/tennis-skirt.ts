import type { Garment } from '../garment.ts';
import { drawDesignedSkirt } from './dress-skirt.ts';
import { drawLowerWaist } from './lower-waist.ts';

/** A tennis skirt: short, knife pleats all round below a firm band. */
export const tennisSkirt: Garment = {
  id: 'tennis-skirt',
  words: [
    'tennis skirt',
    'tennis skort',
    'cheerleader skirt',
    'pleated mini skirt',
    'netball skirt',
  ],
  place: 'lower',
  options: { silhouette: ['pleated'], length: ['mini', 'micro'], waist: ['none', 'elastic'] },
  mayHave: [],
  has: ['pleats'],
  fabrics: ['nylon', 'cotton', 'jersey', 'wool'],
  build: (context) => {
    const { silhouette, length } = context.piece.design;
    drawDesignedSkirt(context, { from: 3.06, silhouette, length, pleats: 'knife' });
    drawLowerWaist(context, { from: 3.04 });
  },
};
