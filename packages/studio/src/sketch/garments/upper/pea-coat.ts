import type { Garment } from '../garment.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { drawTop } from '../parts/top/top.ts';

/** A sailor's short coat: double-breasted, with broad lapels and upright pockets. */
export const peaCoat: Garment = {
  id: 'pea-coat',
  words: ['peacoat', 'pea coat', 'pea jacket', 'reefer jacket', 'reefer coat', 'sailor coat'],
  place: 'outer',
  options: {
    collar: ['notch', 'peak'],
    sleeve: ['long'],
    length: ['micro', 'hip'],
    fit: ['regular', 'relaxed', 'slim'],
    closure: ['double-breasted', 'open'],
  },
  mayHave: ['epaulettes'],
  has: ['pockets'],
  fabrics: ['wool', 'tweed'],
  build: (context) => {
    const { body, piece } = context;
    drawTop(context, {
      hemY: hemHeight(body, piece.design.length),
      layer: 'outer',
      collarLayer: 'outer-collar',
      order: 2,
      roomBy: 0.05,
      pad: 0.05,
      room: { drop: 0, hang: 0.55 },
      flare: 0.04,
      hasFront: true,
      isTailored: true,
      breakY: 0.78,
      overlap: 0.26,
      buttons: 4,
      lastButton: 0.76,
      buttonSize: 0.05,
      collarSize: 1.3,
    });
  },
};
