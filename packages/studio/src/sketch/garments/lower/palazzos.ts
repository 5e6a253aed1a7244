import type { Garment } from '../garment.ts';
import { drawTrousers } from '../parts/legs.ts';
import { drawLowerWaist } from './lower-waist.ts';

/** Palazzo trousers: very wide and flowing, from a high waist to the floor. */
export const palazzos: Garment = {
  id: 'palazzos',
  words: ['palazzo', 'palazzo pant', 'palazzo trouser', 'lounge pant', 'pyjama trouser'],
  place: 'lower',
  options: {
    leg: ['palazzo', 'wide'],
    length: ['floor', 'ankle'],
    fit: ['regular', 'relaxed', 'oversized'],
    waist: ['none', 'sash', 'tie', 'elastic'],
  },
  mayHave: ['pleats'],
  fabrics: ['silk', 'jersey', 'satin', 'linen', 'chiffon', 'cotton'],
  build: (context) => {
    const { leg, length, fit, details } = context.piece.design;
    const pleats = details.has('pleats') ? 2 : 1;
    drawTrousers(context, { from: 3, leg, length, fit, pleats });
    drawLowerWaist(context, { from: 3 });
  },
};
