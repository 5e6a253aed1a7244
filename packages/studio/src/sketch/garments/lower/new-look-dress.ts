import type { Garment } from '../garment.ts';
import { buildDress } from './build-dress.ts';

/** The New Look: a small waist, rounded shoulders, a very full skirt to the calf. */
export const newLookDress: Garment = {
  id: 'new-look-dress',
  words: [
    'new look dress',
    'new look',
    '1950s dress',
    'fifties dress',
    '50s dress',
    'rockabilly dress',
    'swing dress',
    'full circle dress',
  ],
  place: 'full',
  options: {
    neckline: ['v', 'sweetheart', 'boat', 'square', 'scoop'],
    collar: ['none', 'shirt', 'shawl'],
    sleeve: ['three-quarter', 'short', 'cap', 'none'],
    silhouette: ['ball', 'circle'],
    length: ['midi'],
    fit: ['slim'],
    closure: ['none', 'buttons'],
    waist: ['belt', 'none', 'sash'],
  },
  mayHave: ['pockets'],
  fabrics: ['cotton', 'wool', 'satin', 'silk'],
  build: (context) => buildDress(context, { isTailored: true }),
};
