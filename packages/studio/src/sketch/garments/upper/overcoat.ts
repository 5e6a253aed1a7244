import type { Garment } from '../garment.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { drawTop } from '../parts/top/top.ts';
import { drawBreastWelt } from '../parts/upper-details/pockets.ts';

/** A straight tailored overcoat. */
export const overcoat: Garment = {
  id: 'overcoat',
  words: ['overcoat', 'topcoat', 'chesterfield', 'greatcoat', 'crombie', 'car coat', 'maxi coat'],
  place: 'outer',
  options: {
    collar: ['notch', 'peak'],
    sleeve: ['long'],
    length: ['knee', 'midi', 'ankle'],
    fit: ['regular', 'relaxed', 'oversized'],
    closure: ['buttons', 'double-breasted', 'open', 'hidden'],
  },
  mayHave: [],
  has: ['flap-pockets'],
  fabrics: ['wool', 'tweed', 'velvet'],
  build: (context) => {
    const { body, piece } = context;
    const { design } = piece;
    const top = drawTop(context, {
      hemY: hemHeight(body, design.length),
      layer: 'outer',
      collarLayer: 'outer-collar',
      order: 2,
      roomBy: 0.06,
      room: { hang: 0.7, drop: design.fit === 'oversized' ? 0.16 : 0 },
      pad: 0.07,
      flare: 0.05,
      hasFront: true,
      breakY: 1.15,
      corner: 0.05,
      buttons: 3,
      lastButton: 0.56,
      buttonSize: 0.042,
      collarSize: 1.15,
    });
    if (!body.isBack && design.closure !== 'double-breasted') drawBreastWelt(context, top);
  },
};
