import type { Garment } from '../garment.ts';
import { drawTrousers } from '../parts/legs.ts';
import { drawWaist } from '../parts/waist.ts';
import { drawDrawstring } from './lower-waist.ts';
import { trouserTop } from './trouser-level.ts';

/** Swim shorts: light, on elastic with a cord. */
export const swimShorts: Garment = {
  id: 'swim-shorts',
  words: [
    'swim short',
    'swim shorts',
    'swim trunk',
    'swimming trunk',
    'trunks',
    'swimming short',
    'board short',
    'boardshort',
    'beach short',
  ],
  place: 'lower',
  options: {
    leg: ['straight', 'wide'],
    length: ['mini'],
    fit: ['regular', 'relaxed'],
    waist: ['elastic'],
  },
  mayHave: ['pockets'],
  fabrics: ['nylon'],
  build: (context) => {
    const { body, piece } = context;
    const { leg, length, fit } = piece.design;
    const level = trouserTop(body) + 0.1;
    drawTrousers(context, { from: level, leg, length, fit, pockets: 'slant' });
    drawWaist(context, { kind: 'elastic', level: level + 0.05, layer: 'lower', order: 3 });
    drawDrawstring(context, level + 0.05);
  },
};
