import type { Garment } from '../garment.ts';
import { drawBriefs } from '../parts/briefs.ts';
import { drawTop } from '../parts/top/top.ts';

/** A tankini: a long close top and briefs. */
export const tankini: Garment = {
  id: 'tankini',
  words: ['tankini', 'tankini set', 'modest bikini'],
  place: 'full',
  options: {
    neckline: ['scoop', 'halter', 'slip', 'square'],
    sleeve: ['none'],
    fit: ['slim'],
    waist: ['none'],
  },
  mayHave: ['ruffle'],
  fabrics: ['nylon', 'jersey'],
  build: (context) => {
    const { body } = context;
    drawBriefs(context, { from: 3.2, high: 3.8 });
    drawTop(context, {
      hemY: body.front(0, 3.42)[1],
      layer: 'upper',
      collarLayer: 'collar',
      room: { chest: 0.02, waist: 0.03, hip: 0.03, hang: 0.2 },
      sag: 0.03,
    });
  },
};
