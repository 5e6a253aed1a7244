import type { ClothGarment } from '../design/garment.ts';
import { makeTop } from '../parts/top.ts';
import { topPlan } from './cuts.ts';

export const tank: ClothGarment = {
  id: 'tank',
  type: 'upper',
  words: ['tank', 'tank top', 'vest top', 'sleeveless top', 'singlet', 'muscle tee', 'shell top'],
  fabric: 'jersey',
  axes: {
    neckline: ['scoop', 'crew', 'v', 'square'],
    length: ['hip', 'cropped', 'long'],
    fit: ['regular', 'slim', 'loose'],
  },
  build: (design, seed) =>
    makeTop(
      topPlan(design, seed, {
        sleeve: 'none',
        neckEase: 1,
        neckFinish: design.neckline === 'square' ? 'stitched' : 'rib',
        cutMore: {
          shoulderHalf: 15.6,
          shoulderDrop: 2.8,
          armholeDepth: 23,
          armholeIn: 0.6,
          neckHalf: 9.6,
        },
      }),
    ),
};
