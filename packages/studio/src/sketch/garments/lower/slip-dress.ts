import type { Garment } from '../garment.ts';
import { buildShift } from './build-dress.ts';

/** A bias-cut dress on thin straps that skims the body. */
export const slipDress: Garment = {
  id: 'slip-dress',
  words: ['slip dress', 'slip', 'bias dress', 'bias-cut dress', 'cami dress', 'negligee'],
  place: 'full',
  options: {
    neckline: ['slip', 'cowl', 'v'],
    sleeve: ['none'],
    silhouette: ['column', 'a-line'],
    length: ['midi', 'ankle', 'floor', 'knee', 'mini'],
    fit: ['slim'],
    waist: ['none'],
  },
  mayHave: ['lace-trim', 'slit'],
  fabrics: ['satin', 'silk', 'velvet'],
  build: (context) => buildShift(context, { sag: 0.09, waves: 0.02 }),
};
