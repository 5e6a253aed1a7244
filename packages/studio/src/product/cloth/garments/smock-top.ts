import type { ClothGarment } from '../design/garment.ts';
import { SOFT_TOP } from '../design/wide-offers.ts';
import { makeSkirt } from '../parts/skirt.ts';
import { makeTop } from '../parts/top.ts';
import { bodicePlan, skirtBelow, sleeveAngle } from './bodice.ts';

/** From the seam under the bust, or at the waist, to the hem, in centimetres. */
const LENGTHS = { cropped: 16, hip: 27, long: 38 };

export const smockTop: ClothGarment = {
  id: 'smock-top',
  type: 'upper',
  words: [
    'smock top',
    'babydoll top',
    'baby doll top',
    'babydoll blouse',
    'baby doll blouse',
    'babydoll',
    'peplum top',
    'peplum blouse',
    'peplum',
    'tiered top',
    'tiered blouse',
    'ruffled top',
    'ruffle top',
    'empire top',
    'trapeze top',
  ],
  fabric: 'cotton',
  axes: {
    neckline: ['crew', 'square', 'v', 'scoop'],
    sleeve: ['puff', 'short', 'long', 'flutter', 'bishop', 'none'],
    skirt: ['gathered', 'tiered'],
    length: ['hip', 'cropped'],
    collar: ['none', 'peter-pan'],
  },
  onWish: { ...SOFT_TOP, skirt: ['circle', 'pleated', 'a-line'], length: ['long'] },
  build: (design, seed) => {
    const length =
      LENGTHS[design.length === 'cropped' || design.length === 'long' ? design.length : 'hip'];
    return [
      ...makeSkirt(skirtBelow(design, seed, { length, flare: 0.12, tiers: 2 })),
      ...makeTop(bodicePlan(design, seed, { sleeveAngle: sleeveAngle(design) })),
    ];
  },
};
