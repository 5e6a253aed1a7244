import type { ClothGarment } from '../design/garment.ts';
import { makeTop } from '../parts/top.ts';
import { topPlan } from './cuts.ts';

export const blouse: ClothGarment = {
  id: 'blouse',
  type: 'upper',
  words: [
    'blouse',
    'peasant top',
    'tunic',
    'silk top',
    'peplum top',
    'peplum',
    'ruffled top',
    'wrap top',
  ],
  fabric: 'silk',
  axes: {
    collar: ['none', 'bow', 'peter-pan', 'mandarin'],
    neckline: ['v', 'crew', 'square', 'boat'],
    sleeve: ['bishop', 'puff', 'long', 'bell', 'flutter', 'short'],
    length: ['hip', 'cropped', 'long'],
    closure: ['none', 'buttons', 'wrap'],
  },
  build: (design, seed) => {
    const isWrap = design.closure === 'wrap' && design.collar === 'none';
    return makeTop(
      topPlan(design, seed, {
        closure: isWrap
          ? 'wrap'
          : design.closure === 'buttons' && design.neckline !== 'boat'
            ? 'buttons'
            : 'none',
        breakAt: isWrap ? 36 : undefined,
        neckline: isWrap ? 'v' : (design.neckline ?? 'v'),
        cuff: design.sleeve === 'long' ? 'shirt' : 'stitched',
        sleeveAngle: design.sleeve === 'short' || design.sleeve === 'puff' ? 0.36 : 0.22,
        looseness: 0.6,
        buttons: 'covered',
        cutMore: { chestHalf: 22.8, waistHalf: 21.4, hemHalf: 24 },
      }),
    );
  },
};
