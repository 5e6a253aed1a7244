import type { Garment } from '../garment.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { drawBackPanel } from '../parts/side-slits.ts';
import { drawTop } from '../parts/top/top.ts';

/** A kurta: a long straight shirt with a short placket, slit at the sides, over trousers. */
export const kurta: Garment = {
  id: 'kurta',
  words: [
    'kurta',
    'kurti',
    'kameez',
    'salwar kameez',
    'shalwar kameez',
    'panjabi',
    'kurta pyjama',
    'kurta set',
  ],
  place: 'upper',
  options: {
    neckline: ['keyhole', 'v', 'crew'],
    collar: ['mandarin', 'none', 'shirt'],
    sleeve: ['loose', 'long', 'three-quarter'],
    length: ['knee', 'mini', 'midi'],
    fit: ['regular', 'relaxed', 'slim'],
    closure: ['buttons', 'none'],
  },
  mayHave: ['embroidery'],
  fabrics: ['cotton', 'linen', 'silk', 'velvet'],
  build: (context) => {
    const { body, piece } = context;
    const slits = {
      sides: ['left', 'right'] as const,
      fromY: body.side('left', 3.85)[1],
      openPx: body.unit * 0.09,
    };
    const options = {
      hemY: hemHeight(body, piece.design.length),
      layer: 'upper',
      collarLayer: 'collar',
      slits,
      flare: 0.06,
      waves: 0.01,
      room: { hang: 0.5 },
      hasPlacket: piece.design.closure === 'buttons',
      placketTo: 0.36,
      buttons: 4,
      lastButton: 0.31,
      buttonSize: 0.02,
    } as const;
    drawBackPanel(context, options);
    drawTop(context, options);
  },
};
