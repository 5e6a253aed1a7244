import { SIDES } from '../../figure/body.ts';
import type { Garment } from '../garment.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { borderOf } from '../parts/border-colour.ts';
import { otherPart } from '../parts/coloured.ts';
import { drawHangingSleeve } from '../parts/sleeves/hanging-sleeve.ts';
import type { SleeveForm } from '../parts/sleeves/sleeve-forms.ts';
import { drawTop } from '../parts/top/top.ts';
import { drawBraid } from '../parts/upper-details/braid.ts';
import { drawWaist } from '../parts/waist.ts';

/** The part of the sleeve about the arm itself. */
const TUBE: SleeveForm = {
  end: 0.94,
  stops: [
    [0, 0.05, 0.1],
    [0.45, 0.08, 0.12],
    [1, 0.09, 0.1],
  ],
};

/** A furisode: a kimono wrapped straight to the ankles, with a broad obi and sleeves that swing to the shins. */
export const furisode: Garment = {
  id: 'furisode',
  words: [
    'furisode',
    'furisode kimono',
    'kimono furisode',
    'formal kimono',
    'japanese kimono',
    'kimono with obi',
    'geisha kimono',
    'maiko kimono',
  ],
  place: 'full',
  options: {
    sleeve: ['long'],
    length: ['floor', 'ankle'],
    fit: ['regular'],
    closure: ['wrap'],
    waist: ['obi'],
  },
  mayHave: ['embroidery'],
  fabrics: ['silk', 'satin'],
  build: (context) => {
    const { body, piece } = context;
    const top = drawTop(context, {
      hemY: hemHeight(body, piece.design.length === 'floor' ? 'ankle' : piece.design.length),
      layer: 'upper',
      collarLayer: 'collar',
      room: { chest: 0.06, waist: 0.1, hip: 0.06, drop: 0.1, hang: 0.8 },
      flare: 0,
      hasFront: true,
      overlap: 0.3,
      sleeveForm: TUBE,
      onHalf: (half, panel) => {
        const px = half.cut.unit * 0.11;
        drawBraid(context, half, {
          edge: [...panel.roll, ...panel.edge.slice(0, Math.ceil(panel.edge.length * 0.35))],
          px: panel.side === 'left' ? px : -px,
        });
      },
    });
    for (const side of SIDES) drawHangingSleeve(context, top, side, { dropHeads: 2.3 });
    drawWaist(otherPart(context, { trim: borderOf(piece) }), {
      kind: 'obi',
      layer: 'upper',
      order: 5,
      level: 2.72,
      easePx: body.unit * 0.07,
    });
  },
};
