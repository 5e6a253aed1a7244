import type { Garment } from '../garment.ts';
import { drawBriefs } from '../parts/briefs.ts';
import { drawWaist } from '../parts/waist.ts';
import { drawFullBodice } from './full-bodice.ts';

/** A swimsuit in one piece. */
export const swimsuit: Garment = {
  id: 'swimsuit',
  words: [
    'swimsuit',
    'bathing suit',
    'swimming costume',
    'one piece',
    'one piece swimsuit',
    'one piece bathing suit',
    'one piece swimming costume',
    'bodysuit',
    'leotard',
    'swimwear',
  ],
  place: 'full',
  options: {
    neckline: ['scoop', 'deep-v', 'halter', 'strapless', 'one-shoulder', 'square', 'slip'],
    sleeve: ['none', 'long', 'cap'],
    fit: ['slim'],
    waist: ['none'],
  },
  mayHave: ['ruffle', 'cut-out'],
  fabrics: ['nylon', 'jersey', 'metallic'],
  build: (context) => {
    drawBriefs(context, { from: 3.1 });
    drawFullBodice(context, { level: 3.3, isTailored: false });
    drawWaist(context, { kind: context.piece.design.waist, layer: 'upper', order: 5 });
  },
};
