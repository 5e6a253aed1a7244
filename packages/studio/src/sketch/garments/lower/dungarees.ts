import type { Garment } from '../garment.ts';
import { drawBib } from '../parts/bib.ts';
import { drawTrousers } from '../parts/legs.ts';
import { drawLowerWaist } from './lower-waist.ts';

/** Dungarees: trousers with a bib on straps, worn over a top. */
export const dungarees: Garment = {
  id: 'dungarees',
  words: ['dungarees', 'dungaree', 'overall', 'overalls', 'bib trouser', 'salopette'],
  place: 'lower',
  options: {
    leg: ['straight', 'wide', 'tapered'],
    length: ['floor', 'ankle', 'midi', 'mini'],
    fit: ['relaxed', 'regular', 'oversized'],
    waist: ['none'],
  },
  mayHave: ['cuffs'],
  has: ['top-stitching', 'pockets'],
  fabrics: ['denim', 'cotton', 'linen', 'velvet', 'leather'],
  build: (context) => {
    const { leg, length, fit, details } = context.piece.design;
    const ends = details.has('cuffs') ? 'turn-up' : 'hem';
    drawTrousers(context, {
      from: 3,
      leg,
      length,
      fit,
      pockets: 'jeans',
      hasTopStitching: true,
      ends,
      layer: 'upper',
      order: 6,
    });
    drawBib(context, context.scene.on('upper', 7), { top: 1.55, hasPocket: true });
    drawLowerWaist(context, { from: 3, layer: 'upper', order: 9 });
  },
};
