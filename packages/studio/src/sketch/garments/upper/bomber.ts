import type { Garment } from '../garment.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { drawTop } from '../parts/top/top.ts';

/** A bomber jacket, drawn in at hem, cuffs and neck by ribs. */
export const bomber: Garment = {
  id: 'bomber',
  words: ['bomber', 'bomber jacket', 'flight jacket', 'track jacket'],
  place: 'outer',
  options: {
    collar: ['mock', 'fur', 'shirt'],
    sleeve: ['loose', 'raglan'],
    length: ['hip', 'waist', 'cropped'],
    fit: ['relaxed', 'regular', 'oversized'],
    closure: ['zip', 'open', 'buttons'],
  },
  mayHave: ['embroidery', 'pockets'],
  has: ['rib'],
  fabrics: ['nylon', 'satin', 'leather', 'wool', 'suede'],
  build: (context) => {
    const { body, piece } = context;
    drawTop(context, {
      hemY:
        piece.design.length === 'waist'
          ? body.front(0, 3.4)[1]
          : hemHeight(body, piece.design.length),
      layer: 'outer',
      collarLayer: 'outer-collar',
      order: 2,
      roomBy: 0.05,
      gathered: 1.1,
      hasFront: true,
      breakY: 0.1,
      buttons: 6,
      lastButton: 0.95,
    });
  },
};
