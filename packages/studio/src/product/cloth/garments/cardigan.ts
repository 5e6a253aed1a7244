import type { ClothGarment } from '../design/garment.ts';
import { BUTTONS } from '../design/wide-offers.ts';
import { makeTop } from '../parts/top.ts';
import { RIBBED, topPlan } from './cuts.ts';

export const cardigan: ClothGarment = {
  id: 'cardigan',
  type: 'upper',
  words: ['cardigan', 'cardi', 'knit jacket'],
  fabric: 'knit',
  axes: {
    neckline: ['v', 'crew', 'scoop'],
    closure: ['buttons'],
    sleeve: ['long', 'bishop', 'three-quarter'],
    length: ['hip', 'cropped', 'long'],
    fit: ['regular', 'loose', 'slim'],
    pocket: ['none', 'patch'],
  },
  onWish: { buttons: BUTTONS, sleeve: ['rolled'] },
  build: (design, seed) =>
    makeTop(
      topPlan(design, seed, {
        closure: 'buttons',
        neckFinish: 'rib',
        ...RIBBED,
        buttons: 'horn',
        sleeveAngle: 0.22,
        pockets: design.pocket === 'patch' && design.length !== 'cropped' ? 'patch' : 'none',
        cutMore: { chestHalf: 23.4, waistHalf: 22.4, hemHalf: 23 },
      }),
    ),
};
