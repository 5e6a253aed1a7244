import type { Garment } from '../garment.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { drawTrousers } from '../parts/legs.ts';
import { drawTop } from '../parts/top/top.ts';
import { drawChestPocket } from '../parts/upper-details/pockets.ts';
import { drawWaist } from '../parts/waist.ts';

/** Pyjamas: a shirt with a notched collar, piped along its edges, and soft trousers of the same cloth. */
export const pyjamas: Garment = {
  id: 'pyjamas',
  words: [
    'pyjama',
    'pyjamas',
    'pajama',
    'pajamas',
    'pyjama set',
    'pajama set',
    'pj',
    'pjs',
    'pyjama suit',
    'sleepwear set',
    'sleepwear',
    'loungewear set',
  ],
  place: 'full',
  options: {
    collar: ['notch', 'shawl'],
    sleeve: ['loose', 'long', 'short'],
    leg: ['straight', 'wide'],
    length: ['floor', 'ankle', 'mini'],
    fit: ['relaxed', 'regular'],
    closure: ['buttons'],
    waist: ['none'],
  },
  mayHave: [],
  has: ['piping'],
  fabrics: ['satin', 'silk', 'cotton', 'poplin'],
  build: (context) => {
    const { body, piece } = context;
    const { leg, length, fit } = piece.design;
    drawTrousers(context, { from: 3.1, leg, length, fit });
    drawWaist(context, { kind: 'elastic', level: 3.14, layer: 'lower', order: 3 });
    const top = drawTop(context, {
      hemY: hemHeight(body, 'hip'),
      layer: 'upper',
      collarLayer: 'collar',
      room: { hang: 0.85, drop: 0 },
      hasFront: true,
      breakY: 0.62,
      corner: 0.14,
      buttons: 4,
      lastButton: 0.88,
      buttonSize: 0.026,
      collarSize: 1.02,
    });
    if (!body.isBack) drawChestPocket(context, top);
  },
};
