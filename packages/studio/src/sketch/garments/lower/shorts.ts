import type { Garment } from '../garment.ts';
import { drawTrousers } from '../parts/legs.ts';
import { drawLowerWaist } from './lower-waist.ts';
import { trouserTop } from './trouser-level.ts';

/** Shorts, from hot pants to Bermudas. */
export const shorts: Garment = {
  id: 'shorts',
  words: ['short', 'shorts', 'bermuda', 'bermudas', 'hot pant', 'city short'],
  place: 'lower',
  options: {
    leg: ['straight', 'wide', 'slim'],
    length: ['mini', 'knee', 'micro'],
    fit: ['regular', 'relaxed', 'oversized', 'slim'],
    waist: ['none', 'belt', 'tie', 'elastic'],
  },
  mayHave: ['cuffs', 'pleats', 'pockets'],
  fabrics: ['cotton', 'linen', 'denim', 'wool', 'leather', 'satin', 'jersey'],
  build: (context) => {
    const { body, piece } = context;
    const { leg, length, fit, details } = piece.design;
    const isDenim = piece.fabric.id === 'denim';
    const from = trouserTop(body);
    drawTrousers(context, {
      from,
      leg,
      length: SHORT.has(length) ? length : 'mini',
      fit,
      hasCrease: piece.fabric.id === 'wool' || (piece.fabric.id === 'linen' && length === 'knee'),
      pleats: details.has('pleats') ? 2 : 0,
      pockets: isDenim ? 'jeans' : 'slant',
      hasFly: true,
      hasTopStitching: isDenim || details.has('top-stitching'),
      ends: details.has('cuffs') ? 'turn-up' : 'hem',
    });
    drawLowerWaist(context, { from, hasLoops: true, hasButton: true });
  },
};

const SHORT = new Set(['micro', 'mini', 'knee']);
