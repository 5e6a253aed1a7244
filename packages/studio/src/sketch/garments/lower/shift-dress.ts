import type { Garment } from '../garment.ts';
import { buildShift } from './build-dress.ts';

/** A dress cut in one, straight or a little flared, without a waist seam. */
export const shiftDress: Garment = {
  id: 'shift-dress',
  words: [
    'shift dress',
    'shift',
    'sheath dress',
    'sheath',
    'tunic dress',
    't-shirt dress',
    'smock dress',
    'trapeze dress',
  ],
  place: 'full',
  options: {
    neckline: ['crew', 'boat', 'scoop', 'v', 'square'],
    collar: ['none', 'mock', 'peter-pan', 'mandarin'],
    sleeve: ['none', 'short', 'three-quarter', 'elbow', 'long', 'cap', 'bell'],
    silhouette: ['column', 'a-line', 'pencil'],
    length: ['knee', 'mini', 'midi'],
    fit: ['regular', 'slim', 'relaxed'],
    waist: ['none', 'belt'],
  },
  mayHave: ['pockets'],
  fabrics: ['wool', 'cotton', 'linen', 'tweed', 'jersey'],
  build: (context) => buildShift(context),
};
