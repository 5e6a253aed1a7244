import { adjust } from '../../../core/colour.ts';
import { fabricOf } from '../../../core/fabrics/registry.ts';
import type { Garment } from '../garment.ts';
import { drawButtons } from '../parts/closures/buttons.ts';
import { hemHeight } from '../parts/silhouettes.ts';
import { drawTails } from '../parts/tails.ts';
import { drawTop } from '../parts/top/top.ts';

/** A tailcoat: cut off at the waist in front, worn open over a waistcoat or shirt, two tails behind. */
export const tailcoat: Garment = {
  id: 'tailcoat',
  words: ['tailcoat', 'tail coat', 'tails', 'swallowtail coat', 'dress coat', 'evening tails'],
  place: 'outer',
  options: {
    collar: ['peak', 'shawl'],
    sleeve: ['long'],
    fit: ['slim', 'regular'],
    closure: ['open'],
  },
  mayHave: [],
  fabrics: ['wool', 'velvet', 'satin'],
  build: (context) => {
    const { body, piece } = context;
    drawTails(context, { hemY: hemHeight(body, 'knee') });
    const top = drawTop(context, {
      hemY: body.front(0, 3.28)[1],
      layer: 'outer',
      collarLayer: 'outer-collar',
      order: 2,
      roomBy: 0.015,
      pad: 0.05,
      room: { drop: 0, hang: 0 },
      hasFront: true,
      isTailored: true,
      breakY: 1.3,
      corner: 0.02,
      collarSize: 1.05,
      facing: { fabric: fabricOf('satin'), colour: adjust(piece.colour, 0.08) },
    });
    if (body.isBack) return;
    const { cut } = top;
    const places = [-1, 1].flatMap((s) =>
      [1.16, 1.32, 1.48].map((y) =>
        cut.on(s * (0.44 - (y - 1.16) * 0.12), cut.partAt(cut.frame.at(0, y)[1])),
      ),
    );
    drawButtons(context, context.scene.on(top.layer, top.order), {
      places,
      radiusPx: cut.unit * 0.034,
    });
  },
};
