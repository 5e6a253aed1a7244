import type { Garment } from '../garment.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { drawTop } from '../parts/top/top.ts';
import { drawWaist } from '../parts/waist.ts';

/** A tunic: a loose top over the hips, worn out, belted or not. */
export const tunic: Garment = {
  id: 'tunic',
  words: ['tunic', 'tunic top', 'longline top', 'tunic shirt', 'smock top', 'smock'],
  place: 'upper',
  options: {
    neckline: ['v', 'keyhole', 'boat', 'scoop', 'crew'],
    collar: ['none', 'mandarin'],
    sleeve: ['loose', 'bell', 'three-quarter', 'long', 'elbow'],
    length: ['mini', 'micro'],
    fit: ['relaxed', 'regular'],
    closure: ['none'],
    waist: ['none', 'belt', 'tie'],
  },
  mayHave: ['embroidery', 'lace-trim'],
  fabrics: ['cotton', 'linen', 'silk', 'chiffon', 'jersey'],
  build: (context) => {
    const { body, piece } = context;
    const { waist, length } = piece.design;
    drawTop(context, {
      hemY: hemHeight(body, length),
      layer: 'upper',
      collarLayer: 'collar',
      flare: 0.14,
      waves: 0.03,
      sag: 0.06,
    });
    if (waist !== 'none')
      drawWaist(context, { kind: waist, layer: 'upper', order: 3, easePx: body.unit * 0.06 });
  },
};
