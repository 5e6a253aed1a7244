import type { ClothGarment } from '../design/garment.ts';
import { makeTop } from '../parts/top.ts';
import { topPlan } from './cuts.ts';

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
  build: (design, seed) =>
    makeTop(
      topPlan(design, seed, {
        collar: 'hood',
        closure: design.closure === 'zip' ? 'zip' : 'none',
        sleeve: 'long',
        cuff: 'rib',
        hem: 'rib',
        sleeveAngle: 0.2,
        sleeveWidth: 20,
        looseness: design.fit === 'loose' ? 0.9 : 0.6,
        pockets:
          design.closure === 'zip' && design.pocket !== 'none'
            ? 'welt'
            : design.pocket === 'kangaroo' && design.length !== 'cropped'
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
