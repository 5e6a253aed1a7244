import type { ClothGarment } from '../design/garment.ts';
import { ALL_SLEEVES, SOFT_TOP } from '../design/wide-offers.ts';
import { makeSkirt } from '../parts/skirt.ts';
import { makeTop } from '../parts/top.ts';
import { beltAt, bodicePlan, skirtBelow, sleeveAngle, sleeveCuff } from './bodice.ts';

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
  kin: ['gown', 'slip-dress', 'shirt-dress', 'wrap-dress', 'shift-dress'],
  fabric: 'cotton',
  axes: {
    neckline: ['crew', 'v', 'square', 'scoop', 'sweetheart', 'boat'],
    sleeve: ['puff', 'none', 'short', 'long', 'bishop', 'flutter', 'three-quarter', 'bell'],
    skirt: ['a-line', 'tiered', 'circle', 'gathered', 'pleated', 'pencil'],
    length: ['midi', 'mini', 'maxi', 'knee'],
    belt: ['none', 'tie', 'buckle'],
    collar: ['none', 'peter-pan', 'mandarin', 'bow'],
  },
  always: { fit: 'slim' },
  onWish: {
    ...SOFT_TOP,
    pocket: ['welt', 'patch'],
    slit: ['leg', 'side'],
    skirt: ['straight', 'wrap'],
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
  mayLack: ['collar'],
  always: { fit: 'slim' },
  onWish: {
    sleeve: ALL_SLEEVES,
    pocket: ['welt', 'patch'],
    skirt: ['straight', 'pencil', 'tiered'],
    slit: ['leg', 'side'],
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
  mayLack: ['belt'],
  always: { fit: 'slim' },
  onWish: { sleeve: ALL_SLEEVES },
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
    ...beltAt(design),
  ],
};
