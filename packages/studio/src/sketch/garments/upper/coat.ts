import type { Garment } from '../garment.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { drawTop } from '../parts/top/top.ts';

/** A long tailored coat. */
export const coat: Garment = {
  id: 'coat',
  words: ['coat', 'winter coat', 'wool coat', 'teddy coat', 'fur coat'],
  place: 'outer',
  options: {
    collar: ['notch', 'peak', 'shawl', 'funnel', 'fur'],
    sleeve: ['long', 'raglan', 'loose'],
    length: ['midi', 'knee', 'ankle', 'mini'],
    fit: ['regular', 'relaxed', 'oversized', 'slim'],
    closure: ['buttons', 'double-breasted', 'open', 'toggles', 'hidden'],
    waist: ['none', 'belt', 'tie'],
  },
  mayHave: ['flap-pockets', 'patch-pockets', 'pockets'],
  fabrics: ['wool', 'tweed', 'fur', 'leather', 'velvet'],
  build: (context) => {
    const { body, piece } = context;
    const { design } = piece;
    drawTop(context, {
      hemY: hemHeight(body, design.length),
      layer: 'outer',
      collarLayer: 'outer-collar',
      order: 2,
      roomBy: 0.05,
      pad: design.fit === 'oversized' ? 0.08 : 0.05,
      room: { drop: design.fit === 'oversized' ? 0.14 : 0 },
      flare: 0.09,
      waves: 0.02,
      hasFront: true,
      breakY: 1.05,
      corner: 0.04,
      buttons: design.closure === 'double-breasted' ? 3 : 4,
      lastButton: 0.62,
      buttonSize: 0.042,
      collarSize: 1.15,
    });
  },
};
