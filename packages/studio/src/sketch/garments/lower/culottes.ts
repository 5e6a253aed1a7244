import type { Garment } from '../garment.ts';
import { drawTrousers } from '../parts/legs.ts';
import { drawLowerWaist } from './lower-waist.ts';

/** Culottes: wide cropped trousers that hang like a skirt. */
export const culottes: Garment = {
  id: 'culottes',
  words: ['culotte', 'culottes', 'split skirt'],
  place: 'lower',
  options: {
    leg: ['palazzo', 'wide'],
    length: ['midi', 'knee'],
    fit: ['regular', 'relaxed'],
    waist: ['none', 'belt', 'tie', 'sash'],
  },
  mayHave: ['pleats', 'pockets'],
  fabrics: ['linen', 'silk', 'cotton', 'wool', 'jersey', 'satin'],
  build: (context) => {
    const { leg, length, fit, details } = context.piece.design;
    const pleats = details.has('pleats') ? 2 : 1;
    drawTrousers(context, { from: 3, leg, length, fit, pleats, pockets: 'slant' });
    drawLowerWaist(context, { from: 3 });
  },
};
