import type { Garment } from '../garment.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { drawTop } from '../parts/top/top.ts';
import { drawBellowsPockets } from '../parts/upper-details/bellows-pockets.ts';

/** A safari or field jacket: four pockets with flaps, straps on the shoulders, drawn in at the waist. */
export const safariJacket: Garment = {
  id: 'safari-jacket',
  words: [
    'safari jacket',
    'field jacket',
    'army jacket',
    'military jacket',
    'm65',
    'bush jacket',
    'cargo jacket',
  ],
  place: 'outer',
  options: {
    collar: ['shirt'],
    sleeve: ['loose', 'long'],
    length: ['micro', 'hip'],
    fit: ['regular', 'relaxed'],
    closure: ['buttons', 'open', 'zip'],
    waist: ['belt', 'none', 'tie'],
  },
  mayHave: ['top-stitching'],
  has: ['epaulettes', 'flap-pockets'],
  fabrics: ['cotton', 'linen', 'suede'],
  build: (context) => {
    const { body, piece } = context;
    const { waist, closure, length } = piece.design;
    const top = drawTop(context, {
      hemY: hemHeight(body, length),
      layer: 'outer',
      collarLayer: 'outer-collar',
      order: 2,
      roomBy: 0.04,
      room: { hang: waist === 'none' ? 0.5 : 0.1 },
      flare: 0.05,
      hasFront: true,
      buttons: 5,
      lastButton: 0.9,
      buttonSize: 0.03,
      collarSize: 1.25,
      hasPlacket: closure === 'buttons',
      ownDetails: ['flap-pockets'],
    });
    if (!body.isBack && piece.design.details.has('flap-pockets')) drawBellowsPockets(context, top);
  },
};
