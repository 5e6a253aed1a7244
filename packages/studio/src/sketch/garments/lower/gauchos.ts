import type { Garment } from '../garment.ts';
import { drawTrousers } from '../parts/legs.ts';
import { drawLowerWaist } from './lower-waist.ts';

/** Gaucho trousers: wide, ending below the knee. */
export const gauchos: Garment = {
  id: 'gauchos',
  words: ['gaucho', 'gauchos', 'gaucho pant', 'gaucho trouser'],
  place: 'lower',
  options: {
    leg: ['wide'],
    length: ['midi'],
    fit: ['regular', 'relaxed'],
    waist: ['belt', 'none', 'sash'],
  },
  mayHave: ['pleats', 'top-stitching'],
  fabrics: ['wool', 'suede', 'linen', 'leather', 'cotton'],
  build: (context) => {
    const { leg, fit, details } = context.piece.design;
    drawTrousers(context, {
      from: 3.02,
      leg,
      length: 'midi',
      fit,
      pleats: details.has('pleats') ? 2 : 1,
      pockets: 'slant',
      hasFly: true,
      hasTopStitching: details.has('top-stitching'),
    });
    drawLowerWaist(context, { from: 3.02, hasLoops: true, hasButton: true });
  },
};
