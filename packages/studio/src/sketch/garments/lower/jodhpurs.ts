import type { Garment } from '../garment.ts';
import { drawTrousers } from '../parts/legs.ts';
import type { CutProfile } from '../parts/legs-cuts.ts';
import { drawLowerWaist } from './lower-waist.ts';
import { trouserTop } from './trouser-level.ts';

/** Full over the thigh, close from the knee down. */
const RIDING: CutProfile = { halves: [0.47, 0.45, 0.2, 0.15, 0.12], ease: 0.03, past: 0 };

/** Riding breeches: wide at the hips, tight on the calves, worn into boots. */
export const jodhpurs: Garment = {
  id: 'jodhpurs',
  words: ['jodhpur', 'jodhpurs', 'breeches', 'riding breeches', 'riding pant', 'riding trouser'],
  place: 'lower',
  options: {
    length: ['ankle'],
    fit: ['regular'],
    waist: ['none', 'belt'],
  },
  mayHave: ['pockets'],
  fabrics: ['cotton', 'wool', 'linen', 'suede'],
  build: (context) => {
    const from = trouserTop(context.body);
    const cut = { from, leg: 'tapered', profile: RIDING, fit: 'regular' } as const;
    // Boots are pulled on over the calves; what is tucked in lies below the seat.
    drawTrousers(context, { ...cut, layer: 'leg', order: 2, length: context.piece.design.length });
    drawTrousers(context, { ...cut, length: 'knee', pockets: 'slant', hasFly: true });
    drawLowerWaist(context, { from, hasLoops: true, hasButton: true });
  },
};
