import { add, subtract } from '../../../core/scene/point.ts';
import type { Garment } from '../garment.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { drawTop } from '../parts/top/top.ts';
import { drawBraid } from '../parts/upper-details/braid.ts';

/** A dressing gown: wrapped over, a shawl collar, a tied cord, pockets sewn on. */
export const dressingGown: Garment = {
  id: 'dressing-gown',
  words: [
    'dressing gown',
    'bathrobe',
    'bath robe',
    'housecoat',
    'spa robe',
    'house robe',
    'terry robe',
    'lounge robe',
  ],
  place: 'outer',
  options: {
    collar: ['shawl'],
    sleeve: ['long', 'loose', 'bell'],
    length: ['midi', 'knee', 'ankle'],
    fit: ['relaxed', 'regular'],
    closure: ['wrap'],
    waist: ['tie'],
  },
  mayHave: [],
  has: ['patch-pockets'],
  fabrics: ['fleece', 'silk', 'satin', 'cotton', 'velvet'],
  build: (context) => {
    const { body, piece } = context;
    drawTop(context, {
      hemY: hemHeight(body, piece.design.length),
      layer: 'outer',
      collarLayer: 'outer-collar',
      order: 2,
      roomBy: 0.03,
      room: { drop: 0.12 },
      flare: 0.06,
      hasFront: true,
      breakY: 1.36,
      collarSize: 1.12,
      onSleeveEnd: (pen, { hem, patch }) => {
        const rise = subtract(patch(0.5, 0.9), patch(0.5, 1));
        pen.stroke(
          'seam',
          hem.map((at) => add(at, rise)),
          { weight: 0.9, taper: [0.02, 0.02] },
        );
      },
      onHalf: (half, panel) => {
        const px = half.cut.unit * 0.035;
        drawBraid(context, half, { edge: panel.edge, px: panel.side === 'left' ? px : -px });
      },
    });
  },
};
