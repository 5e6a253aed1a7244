import { createRng } from '../../core/rng.ts';
import type { Design } from '../design/axes.ts';
import type { ClothGarment } from '../design/garment.ts';
import { creases } from '../folds/crease.ts';
import type { Fold } from '../folds/fold.ts';
import { gathers } from '../folds/gathers.ts';
import { mounds } from '../folds/mound.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import type { GarmentPart } from '../panel.ts';
import { makeCami } from '../parts/cami.ts';
import { makeSkirt, type SkirtPlan, type SkirtShape } from '../parts/skirt.ts';
import { makeTop } from '../parts/top.ts';
import type { TopPlan } from '../parts/top-plan.ts';
import type { TorsoCut } from '../parts/torso.ts';
import { makeBelt } from '../parts/waist.ts';
import { topPlan } from './cuts.ts';

/** From the waist down. */
const LENGTHS: Partial<Record<NonNullable<Design['length']>, number>> = {
  mini: 44,
  knee: 58,
  midi: 76,
  maxi: 98,
};
export const belowWaist = ({ length }: Design): number => LENGTHS[length ?? 'midi'] ?? 76;

export const BODICE: Partial<TorsoCut> = {
  shoulderHalf: 17.6,
  shoulderDrop: 4,
  armholeDepth: 20.5,
  chestHalf: 20.8,
  waistHalf: 16.8,
  waistAt: 33,
  hemHalf: 16.6,
  length: 38,
  armholeIn: 1.8,
};

/** A bodice that is fitted to the bust and joined to what hangs from it. */
export function bodicePlan(design: Design, seed: string, more: Partial<TopPlan> = {}): TopPlan {
  const plan = topPlan({ ...design, fit: 'regular', length: undefined }, seed, {
    cutMore: BODICE,
    hem: 'joined',
    looseness: 0.2,
    sleeveWidth: 15.5,
    ...more,
  });
  const cut = {
    ...plan.cut,
    hemHalf: 16.6,
    waistAt: 33,
    waistHalf: 17,
    ...(plan.sleeve === 'none' ? { shoulderHalf: 15.4, shoulderDrop: 3, armholeIn: 1.2 } : {}),
  };
  return { ...plan, cut, folds: bodiceFolds(seed, cut) };
}

function bodiceFolds(seed: string, { chestHalf, armholeDepth, length }: TorsoCut): Fold[] {
  const rng = createRng(`${seed}:bodice`);
  const pulls = [-1, 1].flatMap((sign) => [
    {
      from: [sign * chestHalf * 0.98, armholeDepth] as const,
      to: [sign * chestHalf * 0.5, armholeDepth + 4] as const,
      bendCm: sign * 0.6,
      widthCm: 1.2,
      heightCm: 0.45,
      peak: 0.3,
    },
    {
      from: [sign * chestHalf * 0.95, armholeDepth + 4] as const,
      to: [sign * chestHalf * 0.42, armholeDepth + 7] as const,
      bendCm: sign * 0.5,
      widthCm: 1.1,
      heightCm: 0.4,
      peak: 0.3,
    },
    {
      from: [sign * chestHalf * rng.range(0.4, 0.55), armholeDepth + 6] as const,
      to: [sign * 8, length] as const,
      bendCm: sign * 0.4,
      widthCm: 1.3,
      heightCm: 0.4,
    },
    {
      from: [sign * 14, 7] as const,
      to: [sign * chestHalf * 0.52, armholeDepth + 1] as const,
      bendCm: sign * -0.9,
      widthCm: 1.5,
      heightCm: 0.34,
    },
  ]);
  return [
    creases(pulls),
    mounds(
      [0.29, 0.71].map((s) => ({
        s,
        t: (armholeDepth + 2.5) / length,
        acrossPart: 0.17,
        downPart: 0.2,
        heightCm: 1.7,
      })),
    ),
    gathers({ edge: 'bottom', heightCm: 0.34, count: 15, reach: 0.24 }),
    wrinkle(0.3),
    wrinkle(0.1, { acrossCm: 3.4, downCm: 4 }),
  ];
}

const WAIST = 38;

export function skirtBelow(design: Design, seed: string, more: Partial<SkirtPlan> = {}): SkirtPlan {
  return {
    seed,
    shape: design.skirt ?? 'a-line',
    waistHalf: 16.6,
    waistY: WAIST - 0.6,
    length: belowWaist(design),
    ...more,
  };
}

export const beltAt = (design: Design, isAlways = false): GarmentPart[] =>
  design.belt === 'tie' || design.belt === 'buckle' || isAlways
    ? makeBelt({ y: WAIST - 0.4, half: 17.2, kind: design.belt === 'buckle' ? 'buckle' : 'tie' })
    : [];

const sleeveCuff = ({ sleeve }: Design) => (sleeve === 'long' ? 'band' : 'stitched');
const sleeveAngle = ({ sleeve }: Design) =>
  sleeve === 'short' || sleeve === 'puff' || sleeve === 'cap' ? 0.36 : 0.2;

export const dress: ClothGarment = {
  id: 'dress',
  type: 'full',
  words: [
    'dress',
    'sundress',
    'summer dress',
    'day dress',
    'tea dress',
    'frock',
    'fit and flare dress',
    'skater dress',
    'sun dress',
    'tiered dress',
    'midi dress',
    'maxi dress',
    'mini dress',
    'a line dress',
  ],
  fabric: 'cotton',
  axes: {
    neckline: ['crew', 'v', 'square', 'scoop', 'sweetheart', 'boat'],
    sleeve: ['puff', 'none', 'short', 'long', 'bishop', 'flutter', 'three-quarter'],
    skirt: ['a-line', 'tiered', 'circle', 'gathered', 'pleated', 'pencil'],
    length: ['midi', 'mini', 'maxi', 'knee'],
    belt: ['none', 'tie', 'buckle'],
    collar: ['none', 'peter-pan', 'mandarin', 'bow'],
  },
  build: (design, seed) => [
    ...makeSkirt(skirtBelow(design, seed, { tiers: design.length === 'mini' ? 2 : 3 })),
    ...makeTop(
      bodicePlan(design, seed, { cuff: sleeveCuff(design), sleeveAngle: sleeveAngle(design) }),
    ),
    ...beltAt(design),
  ],
};

export const shirtDress: ClothGarment = {
  id: 'shirt-dress',
  type: 'full',
  words: ['shirt dress', 'shirtdress', 'shirtwaister', 'button dress', 'button through dress'],
  fabric: 'poplin',
  axes: {
    collar: ['shirt', 'camp', 'mandarin'],
    closure: ['buttons'],
    sleeve: ['long', 'short', 'puff', 'none', 'bishop'],
    skirt: ['a-line', 'gathered', 'circle', 'pleated'],
    length: ['midi', 'knee', 'maxi', 'mini'],
    belt: ['tie', 'buckle', 'none'],
  },
  build: (design, seed) => [
    ...makeSkirt(skirtBelow(design, seed, { hasButtons: true })),
    ...makeTop(
      bodicePlan(design, seed, {
        closure: 'buttons',
        cuff: design.sleeve === 'long' ? 'shirt' : 'stitched',
        sleeveAngle: sleeveAngle(design),
      }),
    ),
    ...beltAt(design),
  ],
};

export const wrapDress: ClothGarment = {
  id: 'wrap-dress',
  type: 'full',
  words: ['wrap dress', 'wrapped dress'],
  fabric: 'jersey',
  axes: {
    closure: ['wrap'],
    belt: ['tie'],
    sleeve: ['long', 'short', 'flutter', 'bishop', 'none', 'three-quarter'],
    length: ['midi', 'knee', 'maxi', 'mini'],
  },
  build: (design, seed) => [
    ...makeSkirt(skirtBelow(design, seed, { shape: 'wrap' })),
    ...makeTop(
      bodicePlan(design, seed, {
        closure: 'wrap',
        neckline: 'v',
        breakAt: 34,
        cuff: sleeveCuff(design),
        sleeveAngle: sleeveAngle(design),
      }),
    ),
    ...beltAt(design, true),
  ],
};

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
  build: (design, seed) =>
    straightDress(design, seed, {
      hipHalf: 21.6,
      endHalf: 23.5,
      neckFinish: 'rib',
      cuff: 'rib',
      hem: 'rib',
    }),
};

type CamiDress = {
  design: Design;
  seed: string;
  shape: SkirtShape;
  isFitted: boolean;
  hasStraps: boolean;
};

function camiDress({ design, seed, shape, isFitted, hasStraps }: CamiDress): GarmentPart[] {
  const waistY = isFitted ? 39 : 38;
  const waistHalf = isFitted ? 16 : 17.4;
  return [
    ...makeSkirt({
      seed,
      shape,
      waistHalf,
      waistY: waistY - 0.5,
      length: belowWaist(design),
      flare: shape === 'straight' ? 0.06 : 0,
    }),
    ...makeCami({
      seed,
      top: design.bodice ?? 'v',
      hasStraps,
      strapCm: 0.6,
      bustHalf: 18.8,
      waistHalf,
      waistY,
      hemHalf: waistHalf,
      hemY: waistY + 0.4,
    }),
  ];
}

export const slipDress: ClothGarment = {
  id: 'slip-dress',
  type: 'full',
  words: [
    'slip dress',
    'slip',
    'cami dress',
    'strappy dress',
    'strappy',
    'nightdress',
    'nightgown',
    'halter dress',
    'beach dress',
  ],
  fabric: 'satin',
  axes: {
    bodice: ['v', 'cowl', 'straight', 'halter', 'sweetheart'],
    skirt: ['a-line', 'straight', 'tiered', 'wrap'],
    length: ['midi', 'maxi', 'mini', 'knee'],
  },
  build: (design, seed) =>
    camiDress({ design, seed, shape: design.skirt ?? 'a-line', isFitted: false, hasStraps: true }),
};

export const gown: ClothGarment = {
  id: 'gown',
  type: 'full',
  words: [
    'gown',
    'ball gown',
    'evening gown',
    'evening dress',
    'prom dress',
    'cocktail dress',
    'wedding dress',
    'bridesmaid dress',
    'red carpet dress',
    'party dress',
  ],
  fabric: 'silk',
  axes: {
    bodice: ['sweetheart', 'v', 'straight', 'halter', 'cowl'],
    skirt: ['circle', 'a-line', 'gathered', 'tiered', 'pleated'],
    length: ['maxi', 'midi', 'knee'],
    belt: ['none', 'tie'],
  },
  build: (design, seed) => [
    ...camiDress({
      design,
      seed,
      shape: design.skirt ?? 'circle',
      isFitted: true,
      hasStraps: design.bodice !== 'straight' && design.bodice !== 'sweetheart',
    }),
    ...(design.belt === 'tie' ? makeBelt({ y: 39, half: 16.7, kind: 'tie' }) : []),
  ],
};
