import type { Design } from '../design/axes.ts';
import type { ClothGarment } from '../design/garment.ts';
import { ALL_SLEEVES, SOFT_TOP } from '../design/wide-offers.ts';
import type { GarmentPart } from '../panel.ts';
import { makeTop } from '../parts/top.ts';
import type { TopPlan } from '../parts/top-plan.ts';
import { belowWaist, sleeveAngle, sleeveCuff } from './bodice.ts';
import { RIBBED, topPlan } from './cuts.ts';

/** A dress in one piece from shoulder to hem. */
function straightDress(
  design: Design,
  seed: string,
  more: Partial<TopPlan> & { hipHalf: number; endHalf: number },
): GarmentPart[] {
  const { hipHalf, endHalf, ...rest } = more;
  const length = 38 + belowWaist(design);
  const plan = topPlan({ ...design, fit: 'regular', length: undefined }, seed, {
    sleeveAngle: sleeveAngle(design),
    looseness: 0.5,
    cutMore: {
      shoulderHalf: 18,
      chestHalf: 21.5,
      waistHalf: hipHalf - 2.4,
      hemHalf: endHalf,
      waistAt: 40,
      length,
    },
    ...rest,
  });
  return makeTop(plan);
}

export const shiftDress: ClothGarment = {
  id: 'shift-dress',
  type: 'full',
  words: [
    'shift dress',
    'shift',
    't shirt dress',
    'tunic dress',
    'trapeze dress',
    'kaftan dress',
    'sixties dress',
  ],
  fabric: 'cotton',
  axes: {
    neckline: ['crew', 'boat', 'square', 'v'],
    sleeve: ['short', 'none', 'long', 'three-quarter', 'bell'],
    length: ['knee', 'mini', 'midi', 'maxi'],
    pocket: ['none', 'patch'],
    collar: ['none', 'peter-pan'],
  },
  onWish: { ...SOFT_TOP, slit: ['side'] },
  build: (design, seed) =>
    straightDress(design, seed, {
      hipHalf: 24,
      endHalf: 27 + belowWaist(design) * 0.06,
      pockets: design.pocket === 'patch' && belowWaist(design) > 50 ? 'patch' : 'none',
      cuff: sleeveCuff(design),
    }),
};

export const knitDress: ClothGarment = {
  id: 'knit-dress',
  type: 'full',
  words: [
    'knit dress',
    'sweater dress',
    'jumper dress',
    'knitted dress',
    'rib dress',
    'bodycon dress',
  ],
  fabric: 'knit',
  axes: {
    collar: ['none', 'turtle'],
    neckline: ['crew', 'v', 'boat'],
    sleeve: ['long', 'short', 'three-quarter', 'bishop'],
    length: ['midi', 'knee', 'mini', 'maxi'],
  },
  onWish: { sleeve: ALL_SLEEVES, slit: ['side'], neckline: ['off-shoulder', 'square'] },
  build: (design, seed) =>
    straightDress(design, seed, {
      hipHalf: 21.6,
      endHalf: 23.5,
      neckFinish: 'rib',
      ...RIBBED,
    }),
};
