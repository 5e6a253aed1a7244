import type { ClothGarment } from '../design/garment.ts';
import { makeTop } from '../parts/top.ts';
import { RIBBED, topPlan } from './cuts.ts';

export const sweater: ClothGarment = {
  id: 'sweater',
  type: 'upper',
  words: [
    'sweater',
    'jumper',
    'pullover',
    'knit',
    'knit top',
    'knit sweater',
    'knitted sweater',
    'knitwear',
    'fair isle',
    'turtleneck sweater',
    'cable knit',
  ],
  fabric: 'knit',
  axes: {
    collar: ['none', 'turtle'],
    neckline: ['crew', 'v', 'boat'],
    sleeve: ['long', 'three-quarter', 'bishop'],
    length: ['hip', 'cropped', 'long'],
    fit: ['regular', 'loose', 'slim'],
  },
  build: (design, seed) =>
    makeTop(
      topPlan(design, seed, {
        neckFinish: 'rib',
        ...RIBBED,
        sleeveAngle: 0.22,
        sleeveLonger: 1,
        cutMore: { chestHalf: 23.4, waistHalf: 22.8, hemHalf: 23, shoulderHalf: 20 },
      }),
    ),
};
