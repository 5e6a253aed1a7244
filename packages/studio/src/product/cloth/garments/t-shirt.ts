import type { ClothGarment } from '../design/garment.ts';
import { ALL_SLEEVES } from '../design/wide-offers.ts';
import { makeTop } from '../parts/top.ts';
import { topPlan } from './cuts.ts';

export const tShirt: ClothGarment = {
  id: 't-shirt',
  type: 'upper',
  words: ['t shirt', 'tee', 'tshirt', 'tee shirt'],
  near: ['top', 'jersey top', 'rash guard', 'rash vest', 'base layer'],
  fabric: 'jersey',
  axes: {
    neckline: ['crew', 'v', 'scoop', 'boat'],
    sleeve: ['short', 'long', 'cap', 'three-quarter'],
    length: ['hip', 'cropped', 'long'],
    fit: ['regular', 'loose', 'slim'],
    pocket: ['none', 'chest'],
  },
  onWish: { sleeve: ALL_SLEEVES, neckline: ['square', 'off-shoulder', 'deep-v'], slit: ['side'] },
  build: (design, seed) =>
    makeTop(
      topPlan(design, seed, {
        neckFinish: design.neckline === 'boat' ? 'stitched' : 'rib',
        sleeveAngle: design.sleeve === 'long' || design.sleeve === 'three-quarter' ? 0.24 : 0.4,
        pockets: design.pocket === 'chest' ? 'chest' : 'none',
      }),
    ),
};
