import type { Garment } from '../garment.ts';
import { buildDress, buildShift } from './build-dress.ts';

/** A dress with a shirt's collar and buttons, belted or straight. */
export const shirtDress: Garment = {
  id: 'shirt-dress',
  words: ['shirt dress', 'shirtdress', 'shirtwaister', 'button-through dress'],
  place: 'full',
  options: {
    collar: ['shirt', 'mandarin'],
    sleeve: ['long', 'short', 'elbow', 'loose', 'bishop'],
    silhouette: ['a-line', 'column', 'circle'],
    length: ['midi', 'knee', 'mini', 'ankle'],
    fit: ['regular', 'relaxed'],
    closure: ['buttons'],
    waist: ['belt', 'tie', 'none'],
  },
  mayHave: ['pockets', 'patch-pockets', 'slit'],
  fabrics: ['poplin', 'cotton', 'linen', 'denim', 'silk'],
  build: (context) => {
    const { waist, silhouette } = context.piece.design;
    if (waist === 'none' || silhouette === 'column')
      buildShift(context, { hasFront: true, hasPlacket: true });
    else buildDress(context, { hasFront: true, hasPlacket: true, buttons: 4 });
  },
};
