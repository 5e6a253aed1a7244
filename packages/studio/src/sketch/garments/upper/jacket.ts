import type { Garment } from '../garment.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { drawTop } from '../parts/top/top.ts';

/** A plain short jacket. */
export const jacket: Garment = {
  id: 'jacket',
  words: ['jacket', 'utility jacket', 'harrington', 'chore jacket', 'worker jacket'],
  place: 'outer',
  options: {
    collar: ['shirt', 'mandarin', 'funnel', 'notch'],
    sleeve: ['loose', 'long', 'raglan'],
    length: ['hip', 'micro', 'waist'],
    fit: ['regular', 'relaxed', 'oversized'],
    closure: ['buttons', 'zip', 'open', 'hidden'],
    waist: ['none', 'belt'],
  },
  mayHave: ['epaulettes', 'top-stitching', 'flap-pockets'],
  has: ['patch-pockets'],
  fabrics: ['cotton', 'linen', 'nylon', 'suede', 'wool'],
  build: (context) => {
    const { body, piece } = context;
    drawTop(context, {
      hemY: hemHeight(body, piece.design.length),
      layer: 'outer',
      collarLayer: 'outer-collar',
      order: 2,
      roomBy: 0.04,
      hasFront: true,
      buttons: 5,
      lastButton: 0.9,
      buttonSize: 0.03,
      collarSize: 1.2,
      hasPlacket: piece.design.closure === 'buttons',
    });
  },
};
