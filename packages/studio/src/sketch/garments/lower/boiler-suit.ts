import type { Garment } from '../garment.ts';
import { drawBellowsPockets } from '../parts/upper-details/bellows-pockets.ts';
import { drawWaist } from '../parts/waist.ts';
import { drawOnePiece } from './one-piece.ts';

/** A boiler suit: a work shirt and trousers in one, closed down the front, with chest pockets. */
export const boilerSuit: Garment = {
  id: 'boiler-suit',
  words: [
    'boiler suit',
    'boilersuit',
    'coverall',
    'coveralls',
    'flight suit',
    'utility jumpsuit',
    'mechanic suit',
    'work suit',
    'flying suit',
  ],
  place: 'full',
  options: {
    collar: ['shirt', 'mandarin'],
    sleeve: ['loose', 'long', 'short'],
    leg: ['straight', 'tapered', 'wide'],
    length: ['floor', 'ankle'],
    fit: ['relaxed', 'regular', 'oversized'],
    closure: ['buttons', 'zip', 'hidden'],
    waist: ['elastic', 'belt', 'tie', 'none'],
  },
  mayHave: ['sleeve-pockets', 'epaulettes'],
  has: ['top-stitching'],
  fabrics: ['cotton', 'denim', 'linen', 'leather'],
  build: (context) => {
    const { body, piece, scene } = context;
    const { leg, length, fit, closure, waist, details } = piece.design;
    const { top } = drawOnePiece(context, {
      legs: {
        leg,
        length,
        fit,
        pockets: 'slant',
        hasPatches: details.has('patch-pockets'),
        hasTopStitching: true,
        hasFly: true,
      },
      top: {
        hasPlacket: closure === 'buttons',
        buttons: 4,
        lastButton: 0.82,
        buttonSize: 0.026,
        collarSize: 1.2,
      },
    });
    if (!body.isBack && !details.has('pocketless')) drawBellowsPockets(context, top);
    if (waist === 'none') scene.on('upper', 4).stroke('seam', top.cut.hem, { weight: 1 });
    drawWaist(context, { kind: waist, layer: 'upper', order: 5, easePx: body.unit * 0.06 });
  },
};
