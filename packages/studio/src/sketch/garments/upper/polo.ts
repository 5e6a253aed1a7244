import type { Garment } from '../garment.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { drawTop } from '../parts/top/top.ts';
import { drawChestPocket } from '../parts/upper-details/pockets.ts';

/** A polo shirt: a short placket, a knitted collar. */
export const polo: Garment = {
  id: 'polo',
  words: ['polo', 'polo shirt', 'rugby shirt', 'golf shirt'],
  place: 'upper',
  options: {
    collar: ['shirt'],
    sleeve: ['short', 'long'],
    length: ['hip'],
    fit: ['regular', 'slim', 'relaxed'],
    closure: ['buttons'],
  },
  mayHave: ['rib', 'patch-pockets'],
  fabrics: ['jersey', 'cotton', 'knit'],
  build: (context) => {
    const { body, piece } = context;
    const { design } = piece;
    const top = drawTop(context, {
      ownDetails: ['patch-pockets'],
      hemY: hemHeight(body, design.length),
      layer: 'upper',
      collarLayer: 'collar',
      buttons: 3,
      lastButton: 0.28,
      placketTo: 0.31,
      hasPlacket: true,
      buttonSize: 0.018,
      collarSize: 1.05,
    });
    const hasPocket = piece.design.details.has('patch-pockets');
    if (hasPocket && !body.isBack) drawChestPocket(context, top);
  },
};
