import type { ClothGarment } from '../design/garment.ts';
import { makeTop } from '../parts/top.ts';
import { topPlan } from './cuts.ts';

export const sweatshirt: ClothGarment = {
  id: 'sweatshirt',
  type: 'upper',
  words: ['sweatshirt', 'sweat shirt', 'sweat', 'crewneck sweatshirt', 'half zip', 'quarter zip'],
  fabric: 'fleece',
  axes: {
    collar: ['none', 'funnel', 'turtle'],
    sleeve: ['long', 'bishop', 'short'],
    length: ['hip', 'cropped', 'long'],
    fit: ['regular', 'loose', 'slim'],
  },
  build: (design, seed) =>
    makeTop(
      topPlan(design, seed, {
        neckFinish: 'rib',
        cuff: 'rib',
        hem: 'rib',
        sleeveAngle: design.sleeve === 'short' ? 0.38 : 0.2,
        sleeveWidth: 20,
        looseness: design.fit === 'loose' ? 0.9 : 0.6,
        cutMore: { shoulderHalf: 21, chestHalf: 24.6, waistHalf: 24, hemHalf: 24.2 },
      }),
    ),
};
