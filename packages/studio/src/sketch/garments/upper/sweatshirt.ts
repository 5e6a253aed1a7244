import type { Garment } from '../garment.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { drawTop } from '../parts/top/top.ts';

/** A sweatshirt with ribbed hem and cuffs. */
export const sweatshirt: Garment = {
  id: 'sweatshirt',
  words: ['sweatshirt', 'crewneck sweatshirt', 'sweat', 'fleece top'],
  place: 'upper',
  options: {
    neckline: ['crew'],
    collar: ['none', 'mock'],
    sleeve: ['raglan', 'loose'],
    length: ['hip', 'cropped'],
    fit: ['relaxed', 'oversized', 'regular'],
    closure: ['none'],
  },
  mayHave: ['embroidery', 'top-stitching'],
  has: ['rib'],
  fabrics: ['fleece', 'jersey', 'cotton'],
  build: (context) => {
    const { body, piece } = context;
    drawTop(context, {
      hemY: hemHeight(body, piece.design.length),
      layer: 'upper',
      collarLayer: 'collar',
      gathered: 0.8,
      roomBy: 0.02,
    });
  },
};
