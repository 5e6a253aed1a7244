import type { Garment } from '../garment.ts';
import { buildShift } from './build-dress.ts';

/** A kaftan or abaya: a wide robe from the shoulders to the ground. */
export const kaftan: Garment = {
  id: 'kaftan',
  words: ['kaftan', 'caftan', 'djellaba', 'muumuu'],
  place: 'full',
  options: {
    neckline: ['crew', 'boat', 'keyhole', 'v'],
    sleeve: ['loose', 'bell'],
    silhouette: ['a-line'],
    length: ['floor', 'ankle'],
    fit: ['oversized', 'relaxed'],
    waist: ['none', 'belt', 'sash'],
  },
  mayHave: ['embroidery'],
  fabrics: ['silk', 'chiffon', 'linen', 'cotton', 'satin', 'velvet'],
  build: (context) => buildShift(context, { flare: 0.17, sag: 0.07, waves: 0.05 }),
};
