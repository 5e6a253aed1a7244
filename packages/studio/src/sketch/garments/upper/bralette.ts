import type { Garment } from '../garment.ts';
import { drawShortTop } from './short-top.ts';

/** A bralette or bra: two soft cups on thin straps, a narrow band, lace. */
export const bralette: Garment = {
  id: 'bralette',
  words: ['bralette', 'bra', 'bra top', 'lace bra', 'soft bra', 'bralet', 'brassiere', 'bandeau'],
  place: 'upper',
  options: {
    neckline: ['slip', 'sweetheart', 'halter', 'strapless'],
    collar: ['none'],
    sleeve: ['none'],
    fit: ['slim'],
    closure: ['none'],
  },
  mayHave: ['lace-trim', 'embroidery'],
  fabrics: ['satin', 'cotton', 'jersey', 'velvet'],
  build: (context) => drawShortTop(context, 2.3),
};
