import { mix } from '../../../core/colour.ts';
import type { Garment } from '../garment.ts';
import { otherPart } from '../parts/coloured.ts';
import { hemHeight } from '../parts/silhouettes.ts';
import { drawTop } from '../parts/top/top.ts';
import { drawBraid } from '../parts/upper-details/braid.ts';
import { buildShift } from './build-dress.ts';

/** An abaya: a robe to the floor with wide sleeves, closed, or open over a plain long dress. */
export const abaya: Garment = {
  id: 'abaya',
  words: ['abaya', 'jilbab', 'bisht', 'jalabiya'],
  place: 'full',
  options: {
    neckline: ['crew'],
    sleeve: ['loose', 'bell', 'long'],
    silhouette: ['a-line'],
    length: ['floor', 'ankle'],
    fit: ['relaxed', 'oversized'],
    closure: ['none', 'open', 'hidden'],
    waist: ['none'],
  },
  mayHave: ['embroidery'],
  fabrics: ['silk', 'satin', 'chiffon', 'linen', 'velvet'],
  build: (context) => {
    const { piece, body } = context;
    const isOpen = piece.design.closure === 'open';
    if (isOpen) {
      const under = otherPart(context, {
        colour: mix(piece.colour, piece.trim, 0.7),
        design: { sleeve: 'none', closure: 'none', details: new Set() },
      });
      drawTop(under, {
        hemY: hemHeight(body, piece.design.length),
        layer: 'torso',
        order: 6,
        collarLayer: 'torso',
        flare: 0.06,
        room: { hang: 0.5 },
      });
    }
    const px = body.unit * 0.07;
    buildShift(context, {
      flare: 0.13,
      sag: 0.05,
      waves: 0.05,
      hasFront: isOpen || piece.design.closure === 'hidden',
      breakY: 0.14,
      onHalf: (half, panel) => {
        if (!piece.design.details.has('embroidery') && !isOpen) return;
        drawBraid(context, half, {
          edge: [...panel.roll, ...panel.edge],
          px: panel.side === 'left' ? px : -px,
        });
      },
    });
  },
};
