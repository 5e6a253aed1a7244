import type { Garment } from '../garment.ts';
import { drawTrousers } from '../parts/legs.ts';
import { drawLowerWaist } from './lower-waist.ts';
import { trouserTop } from './trouser-level.ts';

/** Jeans: denim sewn in a colour of its own, round pockets, belt loops. */
export const jeans: Garment = {
  id: 'jeans',
  words: ['jean', 'jeans', 'denim trouser', 'denim pant', 'mom jean', 'boyfriend jean'],
  place: 'lower',
  options: {
    leg: ['straight', 'slim', 'wide', 'flare', 'tapered'],
    length: ['floor', 'ankle', 'midi'],
    fit: ['regular', 'relaxed', 'slim', 'oversized'],
    waist: ['none', 'belt'],
  },
  mayHave: ['cuffs'],
  has: ['top-stitching', 'pockets'],
  fabrics: ['denim'],
  build: (context) => {
    const { body, piece } = context;
    const { leg, length, fit, details } = piece.design;
    const from = trouserTop(body, 'mid');
    drawTrousers(context, {
      from,
      leg,
      length,
      fit,
      pockets: 'jeans',
      hasFly: true,
      hasTopStitching: true,
      ends: details.has('cuffs') ? 'turn-up' : 'hem',
    });
    drawLowerWaist(context, { from, hasLoops: true, hasButton: true });
  },
};
