import type { Garment } from '../garment.ts';
import type { Profile } from '../parts/silhouettes.ts';
import { drawWaist } from '../parts/waist.ts';
import { buildDropWaist } from './drop-waist.ts';

/** Held out at the hips by panniers, then falling. */
const PANNIERS: Profile = {
  points: [
    [0.06, 0.04, 0.34],
    [0.25, 0.08, 0.5],
    [1, 0.2, 0.55],
  ],
  leaves: 3.7,
  ease: 0.06,
  folds: (flow) => 6 + flow * 3,
  swell: 0.9,
};

/** A robe de style: a straight bodice to the hips, and a full skirt held out at its sides. */
export const robeDeStyle: Garment = {
  id: 'robe-de-style',
  words: ['robe de style', 'pannier dress', 'lanvin dress'],
  place: 'full',
  options: {
    neckline: ['scoop', 'boat', 'v', 'square'],
    sleeve: ['none', 'cap', 'short'],
    silhouette: ['circle'],
    length: ['midi', 'ankle'],
    fit: ['regular'],
    waist: ['sash', 'none'],
  },
  mayHave: ['embroidery', 'lace-trim'],
  fabrics: ['satin', 'silk', 'organza', 'velvet'],
  build: (context) => {
    const { silhouette, length, waist } = context.piece.design;
    buildDropWaist(context, { silhouette, length, profile: PANNIERS });
    drawWaist(context, { kind: waist, level: 3.66, layer: 'upper', order: 5 });
  },
};
