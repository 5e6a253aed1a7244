import type { Garment } from '../garment.ts';
import { drawBib } from '../parts/bib.ts';
import { drawDesignedSkirt } from './dress-skirt.ts';
import { drawLowerWaist } from './lower-waist.ts';
import { skirtOptionsOf } from './skirt-options.ts';

/** A pinafore dress: a skirt with a bib on straps, worn over a blouse or a knit. */
export const pinafore: Garment = {
  id: 'pinafore',
  words: [
    'pinafore',
    'pinafore dress',
    'pinny',
    'dungaree dress',
    'overall dress',
    'bib dress',
    'jumper skirt',
    'salopette dress',
    'bib skirt',
  ],
  place: 'lower',
  options: {
    silhouette: ['a-line', 'pleated', 'circle', 'pencil'],
    length: ['knee', 'mini', 'midi'],
    waist: ['none'],
  },
  mayHave: ['patch-pockets', 'pockets', 'buttons', 'top-stitching'],
  fabrics: ['cotton', 'wool', 'denim', 'linen', 'velvet', 'tweed'],
  build: (context) => {
    const isDenim = context.piece.fabric.id === 'denim';
    const layer = { layer: 'upper', order: 6 } as const;
    drawDesignedSkirt(context, { ...skirtOptionsOf(context, 3), ...layer });
    drawBib(context, context.scene.on('upper', 8), { hasPocket: isDenim, top: 1.5 });
    drawLowerWaist(context, { from: 3, layer: 'upper', order: 9 });
  },
};
