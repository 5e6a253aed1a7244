import type { ClothGarment } from '../design/garment.ts';
import { makeTop } from '../parts/top.ts';
import { fleeceEase, RIBBED, topPlan } from './cuts.ts';

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
        ...RIBBED,
        sleeveAngle: design.sleeve === 'short' ? 0.38 : 0.2,
        ...fleeceEase(design),
        cutMore: { shoulderHalf: 21, chestHalf: 24.6, waistHalf: 24, hemHalf: 24.2 },
      }),
    ),
};
