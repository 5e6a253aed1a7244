import type { ClothGarment } from '../design/garment.ts';
import { makeTop } from '../parts/top.ts';
import { topPlan } from './cuts.ts';

export const polo: ClothGarment = {
  id: 'polo',
  type: 'upper',
  words: ['polo', 'polo shirt', 'rugby shirt', 'polo top'],
  fabric: 'jersey',
  axes: {
    sleeve: ['short', 'long'],
    length: ['hip', 'cropped', 'long'],
    fit: ['regular', 'slim', 'loose'],
    pocket: ['none', 'chest'],
  },
  always: { collar: 'polo', closure: 'buttons' },
  build: (design, seed) =>
    makeTop(
      topPlan(design, seed, {
        collar: 'polo',
        closure: 'half-placket',
        cuff: 'rib',
        sleeveAngle: design.sleeve === 'long' ? 0.24 : 0.4,
        pockets: design.pocket === 'chest' ? 'chest' : 'none',
      }),
    ),
};
