import type { Garment } from '../garment.ts';
import { buildShift } from './build-dress.ts';

/** A knitted dress, close to the body or as loose as a jumper. */
export const knitDress: Garment = {
  id: 'knit-dress',
  words: [
    'knit dress',
    'knitted dress',
    'sweater dress',
    'jumper dress',
    'sweatshirt dress',
    'hoodie dress',
    'ribbed dress',
    'bodycon dress',
    'bodycon',
  ],
  place: 'full',
  options: {
    neckline: ['crew', 'v', 'boat', 'scoop'],
    collar: ['turtle', 'none', 'mock'],
    sleeve: ['long', 'loose', 'three-quarter', 'balloon'],
    silhouette: ['pencil', 'column'],
    length: ['midi', 'knee', 'mini', 'ankle'],
    fit: ['slim', 'regular', 'relaxed'],
    waist: ['none', 'belt'],
  },
  mayHave: ['cable', 'rib'],
  fabrics: ['knit', 'jersey', 'wool'],
  build: (context) => buildShift(context),
};
