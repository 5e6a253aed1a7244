import type { Design } from '../design/axes.ts';
import type { ClothGarment } from '../design/garment.ts';
import type { GarmentPart } from '../panel.ts';
import { makeBelt } from '../parts/belt.ts';
import { makeCami } from '../parts/cami.ts';
import { makeSkirt } from '../parts/skirt.ts';
import type { SkirtShape } from '../parts/skirt-plan.ts';
import { belowWaist } from './bodice.ts';

type CamiDress = {
  design: Design;
  seed: string;
  shape: SkirtShape;
  isFitted: boolean;
  hasStraps: boolean;
};

/** Breadth of straps in centimetres. */
const STRAPS = { thin: 0.6, wide: 3.4 };

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
      slit: design.slit,
    }),
    ...makeCami({
      seed,
      top: design.bodice ?? 'v',
      hasStraps,
      strapCm: STRAPS[design.strap ?? 'thin'],
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
  onWish: {
    slit: ['leg', 'side'],
    skirt: ['circle', 'pleated', 'gathered', 'pencil'],
    strap: ['wide'],
  },
  always: { strap: 'thin', sleeve: 'none' },
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
  near: ['sari', 'saree', 'toga', 'lehenga'],
  fabric: 'silk',
  axes: {
    bodice: ['sweetheart', 'v', 'straight', 'halter', 'cowl'],
    skirt: ['circle', 'a-line', 'gathered', 'tiered', 'pleated'],
    length: ['maxi', 'midi', 'knee'],
    belt: ['none', 'tie'],
  },
  onWish: {
    slit: ['leg', 'side'],
    skirt: ['straight', 'pencil', 'wrap'],
    length: ['mini'],
    belt: ['buckle'],
    strap: ['wide'],
  },
  always: { sleeve: 'none' },
  build: (design, seed) => [
    ...camiDress({
      design,
      seed,
      shape: design.skirt ?? 'circle',
      isFitted: true,
      hasStraps:
        design.strap === 'wide' || (design.bodice !== 'straight' && design.bodice !== 'sweetheart'),
    }),
    ...(design.belt === 'tie' || design.belt === 'buckle'
      ? makeBelt({ y: 39, half: 16.7, kind: design.belt })
      : []),
  ],
};
