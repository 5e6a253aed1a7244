import type { Garment } from '../garment.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { drawTop } from '../parts/top/top.ts';

/** A knitted jacket. */
export const cardigan: Garment = {
  id: 'cardigan',
  words: ['cardigan', 'cardi', 'twinset'],
  place: 'outer',
  options: {
    neckline: ['v', 'crew'],
    collar: ['none', 'shawl'],
    sleeve: ['loose', 'long', 'raglan', 'balloon'],
    length: ['hip', 'micro', 'cropped', 'knee'],
    fit: ['relaxed', 'regular', 'oversized'],
    closure: ['buttons', 'open', 'wrap'],
    waist: ['none', 'tie'],
  },
  mayHave: ['patch-pockets', 'cable'],
  has: ['rib'],
  fabrics: ['knit', 'wool'],
  build: (context) => {
    const { body, piece } = context;
    drawTop(context, {
      hemY: hemHeight(body, piece.design.length),
      layer: 'outer',
      collarLayer: 'outer-collar',
      order: 2,
      roomBy: 0.03,
      hasFront: true,
      breakY: 0.95,
      buttons: 5,
      lastButton: 0.9,
      buttonSize: 0.034,
    });
  },
};
