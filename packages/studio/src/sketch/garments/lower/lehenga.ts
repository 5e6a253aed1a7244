import { fabricOf } from '../../../core/fabrics/registry.ts';
import type { Garment } from '../garment.ts';
import { borderOf } from '../parts/border-colour.ts';
import { otherPart } from '../parts/coloured.ts';
import { drawHemBorder } from '../parts/hem-border.ts';
import { drawPallu } from '../parts/pallu.ts';
import { drawTop } from '../parts/top/top.ts';
import { drawDesignedSkirt } from './dress-skirt.ts';
import { drawLowerWaist } from './lower-waist.ts';

/** A lehenga choli: a wide embroidered skirt, a short blouse, a thin scarf over one shoulder. */
export const lehenga: Garment = {
  id: 'lehenga',
  words: ['lehenga', 'lehenga choli', 'ghagra choli', 'chaniya choli', 'lehnga', 'ghagra'],
  place: 'full',
  options: {
    neckline: ['scoop', 'square', 'v'],
    sleeve: ['short', 'elbow', 'cap', 'three-quarter'],
    silhouette: ['circle', 'a-line', 'mermaid'],
    length: ['floor', 'ankle'],
    fit: ['slim'],
    waist: ['none'],
  },
  mayHave: [],
  has: ['embroidery'],
  fabrics: ['silk', 'velvet', 'satin', 'organza'],
  build: (context) => {
    const { body, piece, scene } = context;
    const { silhouette, length } = piece.design;
    const border = borderOf(piece);
    const shape = drawDesignedSkirt(context, { from: 3.25, silhouette, length });
    drawHemBorder(context, scene.on('lower', 2), { shape, colour: border, heads: 0.24 });
    drawLowerWaist(context, { from: 3.2 });
    drawTop(context, {
      hemY: body.front(0, 2.5)[1],
      layer: 'upper',
      collarLayer: 'collar',
      isTailored: true,
      room: { chest: 0.02, waist: 0.02, hang: 0 },
    });
    const scarf = otherPart(context, { colour: border, fabric: fabricOf('chiffon') });
    drawPallu(scarf, { fromLevel: 3.3, breadth: 0.4, fallHeads: 4, border: piece.colour });
  },
};
