import type { Garment } from '../garment.ts';
import { drawTrousers } from '../parts/legs.ts';
import { drawWaist } from '../parts/waist.ts';
import { drawDrawstring } from './lower-waist.ts';

/** Joggers: soft trousers gathered in ribs at waist and ankles. */
export const joggers: Garment = {
  id: 'joggers',
  words: [
    'jogger',
    'joggers',
    'sweatpant',
    'sweatpants',
    'track pant',
    'tracksuit bottom',
    'jogging bottom',
  ],
  place: 'lower',
  options: {
    leg: ['cargo', 'tapered', 'straight'],
    length: ['floor', 'ankle'],
    fit: ['relaxed', 'regular', 'oversized'],
    waist: ['elastic'],
  },
  mayHave: ['zips'],
  has: ['cuffs', 'pockets'],
  fabrics: ['fleece', 'jersey', 'cotton', 'knit', 'nylon', 'velvet'],
  build: (context) => {
    const { leg, length, fit } = context.piece.design;
    const from = 3.12;
    drawTrousers(context, { from, leg, length, fit, pockets: 'slant', ends: 'rib' });
    drawWaist(context, { kind: 'elastic', level: from + 0.06, layer: 'lower', order: 3 });
    drawDrawstring(context, from + 0.06);
  },
};
