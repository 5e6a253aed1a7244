import type { Garment } from '../garment.ts';
import { hemHeight } from '../parts/silhouettes.ts';
import { drawTails } from '../parts/tails.ts';
import { drawTop } from '../parts/top/top.ts';

/** A morning coat: one button, its fronts curving away from the waist to tails at the knee. */
export const morningCoat: Garment = {
  id: 'morning-coat',
  words: ['morning coat', 'morning suit coat', 'cutaway coat', 'cutaway', 'frock coat cutaway'],
  place: 'outer',
  options: {
    collar: ['peak', 'notch'],
    sleeve: ['long'],
    fit: ['slim', 'regular'],
    closure: ['buttons'],
  },
  mayHave: [],
  fabrics: ['wool'],
  build: (context) => {
    const { body } = context;
    const hemY = hemHeight(body, 'knee');
    drawTails(context, { hemY });
    drawTop(context, {
      hemY: hemY - body.unit * 0.1,
      layer: 'outer',
      collarLayer: 'outer-collar',
      order: 2,
      roomBy: 0.02,
      pad: 0.05,
      room: { drop: 0, hang: 0 },
      hasFront: true,
      isTailored: true,
      breakY: 1.3,
      overlap: 0.06,
      corner: 0.5,
      cutaway: 0.78,
      buttons: 1,
      buttonSize: 0.036,
    });
  },
};
