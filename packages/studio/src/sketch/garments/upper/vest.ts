import type { Garment } from '../garment.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { drawTop } from '../parts/top/top.ts';

/** A waistcoat. */
export const vest: Garment = {
  id: 'vest',
  words: ['vest', 'waistcoat', 'sweater vest', 'tailored vest'],
  place: 'outer',
  options: {
    neckline: ['v'],
    collar: ['none', 'notch', 'shawl'],
    sleeve: ['none'],
    length: ['hip', 'micro', 'waist'],
    fit: ['slim', 'regular'],
    closure: ['buttons', 'double-breasted', 'open'],
  },
  mayHave: ['flap-pockets'],
  fabrics: ['wool', 'tweed', 'linen', 'velvet', 'denim'],
  build: (context) => {
    const { body, piece } = context;
    drawTop(context, {
      hemY:
        piece.design.length === 'hip'
          ? body.front(0, 3.55)[1]
          : hemHeight(body, piece.design.length),
      layer: 'outer',
      collarLayer: 'outer-collar',
      order: 2,
      room: { drop: 0, depth: 0.25 },
      pad: -0.06,
      hasFront: true,
      isTailored: true,
      breakY: 0.92,
      corner: 0.2,
      cutaway: 0.06,
      buttons: piece.design.closure === 'double-breasted' ? 3 : 5,
      lastButton: 0.84,
      collarSize: 0.85,
    });
  },
};
