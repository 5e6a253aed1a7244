import type { Garment } from '../garment.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { drawTop } from '../parts/top/top.ts';
import { drawChestPocket, drawPockets } from '../parts/upper-details/pockets.ts';

/** The loose top of those who nurse: a v neck, short sleeves, a pocket on the chest and two at the hips. */
export const scrubTop: Garment = {
  id: 'scrub-top',
  words: ['scrub top', 'nurse tunic', "nurse's tunic", 'medical tunic', 'salon tunic'],
  place: 'upper',
  options: {
    neckline: ['v'],
    collar: ['none'],
    sleeve: ['short'],
    length: ['hip'],
    fit: ['relaxed', 'regular'],
  },
  mayHave: [],
  has: ['patch-pockets'],
  fabrics: ['cotton', 'poplin'],
  build: (context) => {
    const { body, piece } = context;
    const top = drawTop(context, {
      ownDetails: ['patch-pockets', 'pockets'],
      hemY: hemHeight(body, piece.design.length) + body.unit * 0.22,
      layer: 'upper',
      collarLayer: 'collar',
      flare: 0.05,
      sag: 0.05,
    });
    if (body.isBack || piece.design.details.has('pocketless')) return;
    drawChestPocket(context, top);
    drawPockets(context, top, 'patch');
  },
};
