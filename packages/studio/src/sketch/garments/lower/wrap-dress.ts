import type { Garment } from '../garment.ts';
import { buildDress } from './build-dress.ts';

/** A dress that closes by wrapping one front over the other, tied at the waist. */
export const wrapDress: Garment = {
  id: 'wrap-dress',
  words: ['wrap dress', 'wraparound dress', 'wrap-over dress'],
  place: 'full',
  options: {
    neckline: ['v', 'deep-v'],
    sleeve: ['long', 'bishop', 'flutter', 'three-quarter', 'short', 'bell', 'none'],
    silhouette: ['wrap'],
    length: ['midi', 'knee', 'ankle', 'mini'],
    fit: ['slim'],
    closure: ['wrap'],
    waist: ['tie', 'sash'],
  },
  mayHave: ['ruffle'],
  fabrics: ['jersey', 'silk', 'cotton', 'satin', 'chiffon'],
  build: (context) => buildDress(context),
};
