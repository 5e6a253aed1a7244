import { mix } from '../../../core/colour.ts';
import type { Garment } from '../garment.ts';
import { otherPart } from '../parts/coloured.ts';
import { drawTrousers } from '../parts/legs.ts';
import { drawBackPanel } from '../parts/side-slits.ts';
import { hemHeight } from '../parts/silhouettes.ts';
import { drawTop } from '../parts/top/top.ts';

/** An ao dai: a close tunic to the ankles, open at the sides from the waist, over wide trousers. */
export const aoDai: Garment = {
  id: 'ao-dai',
  words: ['ao dai', 'áo dài', 'aodai'],
  place: 'full',
  options: {
    collar: ['mandarin', 'none'],
    neckline: ['boat', 'crew'],
    sleeve: ['raglan', 'three-quarter', 'bell'],
    length: ['ankle', 'midi'],
    fit: ['slim'],
    closure: ['none'],
    waist: ['none'],
  },
  mayHave: ['embroidery'],
  fabrics: ['silk', 'satin', 'chiffon', 'lace'],
  build: (context) => {
    const { body, piece } = context;
    const white = mix(piece.colour, '#f7f3ea', 0.92);
    drawTrousers(otherPart(context, { colour: white }), {
      from: 3,
      leg: 'palazzo',
      length: 'floor',
      fit: 'slim',
    });
    const slits = {
      sides: ['left', 'right'] as const,
      fromY: body.front(0, 3.15)[1],
      openPx: body.unit * 0.34,
    };
    const options = {
      hemY: hemHeight(body, piece.design.length),
      layer: 'upper',
      collarLayer: 'collar',
      slits,
      isTailored: true,
      flare: 0.02,
      sag: 0.02,
      waves: 0.03,
      room: { chest: 0.02, waist: 0.02, hip: 0.04, hang: 0 },
    } as const;
    drawBackPanel(context, options);
    drawTop(context, options);
  },
};
