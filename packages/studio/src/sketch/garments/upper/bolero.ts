import type { Garment } from '../garment.ts';
import { drawTop } from '../parts/top/top.ts';

/** A bolero or shrug: ends above the waist, open, its fronts rounded. */
export const bolero: Garment = {
  id: 'bolero',
  words: [
    'bolero',
    'bolero jacket',
    'shrug',
    'cropped shrug',
    'toreador jacket',
    'spencer',
    'spencer jacket',
  ],
  place: 'outer',
  options: {
    neckline: ['v'],
    collar: ['none', 'shawl', 'fur'],
    sleeve: ['long', 'three-quarter', 'short', 'bell', 'puff'],
    fit: ['regular', 'slim'],
    closure: ['open'],
  },
  mayHave: ['embroidery', 'sequins'],
  fabrics: ['wool', 'knit', 'velvet', 'lace', 'satin'],
  build: (context) => {
    const { body } = context;
    drawTop(context, {
      hemY: body.front(0, 2.45)[1],
      layer: 'outer',
      collarLayer: 'outer-collar',
      order: 2,
      roomBy: 0.02,
      room: { hang: 0.4 },
      hasFront: true,
      breakY: 0.3,
      corner: 0.42,
      collarSize: 0.9,
    });
  },
};
