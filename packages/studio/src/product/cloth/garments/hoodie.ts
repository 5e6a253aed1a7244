import type { ClothGarment } from '../design/garment.ts';
import { makeTop } from '../parts/top.ts';
import { fleeceEase, RIBBED, topPlan } from './cuts.ts';

export const hoodie: ClothGarment = {
  id: 'hoodie',
  type: 'upper',
  words: ['hoodie', 'hoody', 'hooded sweatshirt', 'zip hoodie', 'hooded top'],
  fabric: 'fleece',
  axes: {
    closure: ['none', 'zip'],
    length: ['hip', 'cropped', 'long'],
    fit: ['regular', 'loose', 'slim'],
    pocket: ['kangaroo', 'none', 'welt'],
  },
  always: { collar: 'hood', sleeve: 'long' },
  build: (design, seed) =>
    makeTop(
      topPlan(design, seed, {
        collar: 'hood',
        closure: design.closure === 'zip' ? 'zip' : 'none',
        sleeve: 'long',
        ...RIBBED,
        sleeveAngle: 0.2,
        ...fleeceEase(design),
        pockets:
          design.closure === 'zip' && design.pocket !== 'none'
            ? 'welt'
            : design.pocket === 'kangaroo'
              ? 'kangaroo'
              : 'none',
        cutMore: {
          shoulderHalf: 21.4,
          chestHalf: 25,
          waistHalf: 24.4,
          hemHalf: 24.6,
          ...(design.length === 'hip' ? { length: 65 } : {}),
        },
      }),
    ),
};
