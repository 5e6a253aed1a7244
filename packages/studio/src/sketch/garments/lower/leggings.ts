import type { Garment } from '../garment.ts';
import { drawTrousers } from '../parts/legs.ts';
import { drawLowerWaist } from './lower-waist.ts';

/** Leggings: a second skin of stretch cloth on a broad band. */
export const leggings: Garment = {
  id: 'leggings',
  words: [
    'legging',
    'leggings',
    'running tights',
    'yoga tights',
    'sports tights',
    'yoga pant',
    'jegging',
  ],
  place: 'lower',
  options: {
    leg: ['slim'],
    length: ['floor', 'ankle', 'midi', 'knee'],
    fit: ['slim'],
    waist: ['none'],
  },
  mayHave: [],
  fabrics: ['jersey', 'nylon', 'leather', 'metallic', 'knit'],
  build: (context) => {
    const { length } = context.piece.design;
    drawTrousers(context, { from: 3.02, leg: 'slim', length, fit: 'slim', isSkinTight: true });
    drawLowerWaist(context, { from: 3.02 });
  },
};
