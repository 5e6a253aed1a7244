import { adjust } from '../../../core/colour.ts';
import { fabricOf } from '../../../core/fabrics/registry.ts';
import type { Garment } from '../garment.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { drawTop } from '../parts/top/top.ts';
import { drawBreastWelt } from '../parts/upper-details/pockets.ts';

/** A dinner jacket: one button, lapels faced with satin. */
export const tuxedoJacket: Garment = {
  id: 'tuxedo-jacket',
  words: ['tuxedo jacket', 'dinner jacket', 'smoking', 'smoking jacket', 'tux jacket'],
  place: 'outer',
  options: {
    collar: ['shawl', 'peak'],
    sleeve: ['long'],
    length: ['hip'],
    fit: ['regular', 'slim'],
    closure: ['buttons', 'open', 'double-breasted'],
  },
  mayHave: [],
  fabrics: ['wool', 'velvet', 'satin'],
  build: (context) => {
    const { body, piece } = context;
    const isDouble = piece.design.closure === 'double-breasted';
    const top = drawTop(context, {
      hemY: hemHeight(body, piece.design.length === 'hip' ? 'micro' : piece.design.length),
      layer: 'outer',
      collarLayer: 'outer-collar',
      order: 2,
      roomBy: 0.02,
      pad: 0.06,
      room: { drop: 0, hang: 0.12 },
      flare: 0.03,
      hasFront: true,
      isTailored: true,
      breakY: 1.42,
      corner: isDouble ? 0.05 : 0.3,
      cutaway: 0.08,
      buttons: isDouble ? 2 : 1,
      lastButton: 0.62,
      buttonSize: 0.036,
      collarSize: 0.95,
      facing: { fabric: fabricOf('satin'), colour: adjust(piece.colour, 0.07) },
    });
    if (!body.isBack) drawBreastWelt(context, top);
  },
};
