import type { Garment } from '../garment.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { drawTop } from '../parts/top/top.ts';

/** A tailored jacket with lapels. */
export const blazer: Garment = {
  id: 'blazer',
  words: ['blazer', 'suit jacket', 'tailored jacket', 'sport coat'],
  place: 'outer',
  options: {
    collar: ['notch', 'peak', 'shawl'],
    sleeve: ['long'],
    length: ['hip', 'micro', 'waist', 'cropped'],
    fit: ['regular', 'slim', 'oversized', 'relaxed'],
    closure: ['buttons', 'double-breasted', 'open'],
    waist: ['none', 'belt'],
  },
  mayHave: ['flap-pockets', 'pockets', 'patch-pockets'],
  fabrics: ['wool', 'tweed', 'linen', 'velvet', 'cotton', 'satin'],
  build: (context) => {
    const { body, piece } = context;
    const { design } = piece;
    const isLoose = design.fit === 'oversized' || design.fit === 'relaxed';
    const isDouble = design.closure === 'double-breasted';
    drawTop(context, {
      hemY: hemHeight(body, design.length === 'hip' ? 'micro' : design.length),
      layer: 'outer',
      collarLayer: 'outer-collar',
      order: 2,
      roomBy: 0.02,
      pad: design.fit === 'oversized' ? 0.12 : 0.06,
      room:
        design.fit === 'oversized'
          ? { drop: 0.04, depth: 0.5 }
          : { drop: 0, hang: isLoose ? 0.7 : 0.15 },
      flare: 0.04,
      hasFront: true,
      isTailored: !isLoose,
      breakY: isDouble ? 1.25 : 1.3,
      corner: isDouble ? 0.05 : 0.34,
      cutaway: 0.1,
      buttons: isDouble ? 3 : 2,
      lastButton: 0.74,
      buttonSize: 0.036,
      collarSize: isLoose ? 1.12 : 1,
    });
  },
};
