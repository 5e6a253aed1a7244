import type { Garment } from '../garment.ts';
import { drawTrousers } from '../parts/legs.ts';
import { drawLowerWaist } from './lower-waist.ts';
import { trouserTop } from './trouser-level.ts';

/** Work trousers with bellows pockets on the thighs. */
export const cargo: Garment = {
  id: 'cargo',
  words: [
    'cargo',
    'cargo pant',
    'cargo trouser',
    'combat trouser',
    'combat pant',
    'utility trouser',
    'utility pant',
  ],
  place: 'lower',
  options: {
    leg: ['cargo', 'wide', 'straight', 'tapered'],
    length: ['floor', 'ankle', 'knee'],
    fit: ['relaxed', 'regular', 'oversized'],
    waist: ['none', 'belt', 'elastic'],
  },
  mayHave: ['cuffs', 'zips'],
  has: ['pockets', 'flap-pockets'],
  fabrics: ['cotton', 'nylon', 'linen', 'denim'],
  build: (context) => {
    const { body, piece } = context;
    const { leg, length, fit, details } = piece.design;
    const from = trouserTop(body, 'mid');
    drawTrousers(context, {
      from,
      leg,
      length,
      fit,
      pockets: 'cargo',
      hasFly: true,
      hasTopStitching: details.has('top-stitching'),
      ends: details.has('cuffs') && length !== 'knee' ? 'rib' : 'hem',
    });
    drawLowerWaist(context, { from, hasLoops: true, hasButton: true });
  },
};
