import type { Garment } from '../garment.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { drawTop } from '../parts/top/top.ts';
import { drawBraid } from '../parts/upper-details/braid.ts';

/** A wrap coat with wide sleeves and a band along its edges. */
export const kimono: Garment = {
  id: 'kimono',
  words: ['kimono', 'kimono coat', 'robe', 'duster', 'haori', 'kaftan coat', 'kimono jacket'],
  place: 'outer',
  options: {
    collar: ['none', 'shawl'],
    sleeve: ['kimono'],
    length: ['midi', 'knee', 'ankle', 'micro', 'floor'],
    fit: ['relaxed', 'oversized', 'regular'],
    closure: ['wrap', 'open'],
    waist: ['obi', 'sash', 'tie', 'none'],
  },
  mayHave: ['embroidery', 'fringe'],
  fabrics: ['silk', 'satin', 'wool', 'linen', 'velvet'],
  build: (context) => {
    const { body, piece } = context;
    const { design } = piece;
    drawTop(context, {
      hemY: hemHeight(body, design.length),
      layer: 'outer',
      collarLayer: 'outer-collar',
      order: 2,
      roomBy: 0.02,
      flare: 0.07,
      waves: 0.015,
      hasFront: true,
      breakY: 1.3,
      collarSize: 1.1,
      onHalf: (half, panel) => {
        if (design.collar !== 'none') return;
        const px = half.cut.unit * 0.1;
        const edge = [...panel.roll, ...panel.edge];
        drawBraid(context, half, { edge, px: panel.side === 'left' ? px : -px });
      },
    });
  },
};
