import type { Garment } from '../garment.ts';
import { drawDesignedSkirt } from './dress-skirt.ts';
import { drawLowerWaist } from './lower-waist.ts';
import { skirtOptionsOf } from './skirt-options.ts';

/** A skirt of any silhouette and length, on a waistband. */
export const skirt: Garment = {
  id: 'skirt',
  words: ['skirt'],
  place: 'lower',
  options: {
    silhouette: [
      'a-line',
      'pencil',
      'pleated',
      'circle',
      'wrap',
      'tulip',
      'tiered',
      'asymmetric',
      'column',
      'mermaid',
    ],
    length: ['midi', 'knee', 'mini', 'ankle', 'floor', 'micro'],
    waist: ['none', 'belt', 'tie', 'elastic'],
  },
  mayHave: ['slit', 'ruffle', 'pockets', 'buttons', 'patch-pockets'],
  fabrics: [
    'cotton',
    'wool',
    'silk',
    'satin',
    'denim',
    'leather',
    'linen',
    'chiffon',
    'tweed',
    'tulle',
  ],
  build: (context) => {
    const from = 3;
    drawDesignedSkirt(context, skirtOptionsOf(context, from));
    drawLowerWaist(context, { from });
  },
};
