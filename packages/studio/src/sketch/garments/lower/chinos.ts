import type { Garment } from '../garment.ts';
import { drawTrousers } from '../parts/legs.ts';
import { drawLowerWaist } from './lower-waist.ts';
import { trouserTop } from './trouser-level.ts';

/** Plain cotton trousers for every day. */
export const chinos: Garment = {
  id: 'chinos',
  words: ['chino', 'chinos', 'khaki pant', 'khakis', 'corduroys', 'cords', 'drill trouser'],
  place: 'lower',
  options: {
    leg: ['straight', 'tapered', 'slim', 'wide'],
    length: ['floor', 'ankle'],
    fit: ['regular', 'slim', 'relaxed'],
    waist: ['belt', 'none'],
  },
  mayHave: ['cuffs'],
  has: ['pockets'],
  fabrics: ['cotton', 'linen', 'velvet'],
  build: (context) => {
    const { body, piece } = context;
    const { leg, length, fit, details } = piece.design;
    const from = trouserTop(body, 'mid');
    const ends = details.has('cuffs') ? 'turn-up' : 'hem';
    drawTrousers(context, { from, leg, length, fit, pockets: 'slant', hasFly: true, ends });
    drawLowerWaist(context, { from, hasLoops: true, hasButton: true });
  },
};
