import type { Garment } from '../garment.ts';
import { hemHeight } from '../parts/bodice/hem-height.ts';
import { drawTop } from '../parts/top/top.ts';
import { drawPouch } from '../parts/upper-details/pockets.ts';

/** A hooded sweatshirt with a pouch. */
export const hoodie: Garment = {
  id: 'hoodie',
  words: ['hoodie', 'hooded sweatshirt', 'hoody', 'zip hoodie'],
  place: 'upper',
  options: {
    collar: ['hood'],
    sleeve: ['loose', 'raglan'],
    length: ['hip', 'cropped'],
    fit: ['relaxed', 'oversized', 'regular'],
    closure: ['none', 'zip'],
  },
  mayHave: ['top-stitching'],
  has: ['rib', 'pockets'],
  fabrics: ['fleece', 'jersey', 'cotton'],
  build: (context) => {
    const { body, piece } = context;
    const hasZip = piece.design.closure === 'zip';
    const top = drawTop(context, {
      hemY: hemHeight(body, piece.design.length),
      layer: 'upper',
      collarLayer: 'collar',
      gathered: 0.8,
      roomBy: 0.02,
      hasFront: hasZip,
      breakY: 0.2,
      ownDetails: ['pockets'],
    });
    const fits =
      piece.design.length !== 'cropped' &&
      !body.isBack &&
      !hasZip &&
      piece.design.closure !== 'open';
    if (fits && piece.design.details.has('pockets')) drawPouch(context, top);
  },
};
