import type { Design } from '../design/axes.ts';
import type { ClothGarment } from '../design/garment.ts';
import { ALL_SLEEVES } from '../design/wide-offers.ts';
import type { GarmentPart } from '../panel.ts';
import { makeTop } from '../parts/top.ts';
import type { TopPlan } from '../parts/top-plan.ts';
import { makeTrousers } from '../parts/trousers.ts';
import { beltAt, bodicePlan } from './bodice.ts';

function closureOf({ closure }: Design, isShirt: boolean): TopPlan['closure'] {
  if (closure === 'zip') return closure;
  if (isShirt || closure === 'buttons') return 'buttons';
  return closure === 'wrap' ? closure : 'none';
}

function build(design: Design, seed: string, length: number): GarmentPart[] {
  const isShirt = design.collar !== 'none';
  const bodice = bodicePlan(design, seed, {
    closure: closureOf(design, isShirt),
    breakAt: !isShirt && design.closure === 'wrap' ? 33 : undefined,
    cuff: design.sleeve === 'long' ? 'shirt' : 'stitched',
    sleeveAngle: design.sleeve === 'long' ? 0.2 : 0.36,
    pockets: design.pocket === 'two-chest' ? 'two-chest' : 'none',
  });
  const legs = makeTrousers({
    seed,
    leg: design.leg ?? 'wide',
    waistHalf: 16.9,
    waistY: 37.6,
    length,
    look: 'soft',
    looseness: 0.6,
  });
  return [...legs, ...makeTop(bodice), ...beltAt(design)];
}

export const jumpsuit: ClothGarment = {
  id: 'jumpsuit',
  type: 'full',
  words: [
    'jumpsuit',
    'boilersuit',
    'boiler suit',
    'all in one',
    'catsuit',
    'coverall',
    'flight suit',
  ],
  fabric: 'cotton',
  axes: {
    collar: ['none', 'shirt', 'camp', 'mandarin'],
    neckline: ['v', 'crew', 'square'],
    sleeve: ['none', 'short', 'long', 'flutter'],
    leg: ['wide', 'straight', 'tapered', 'flared'],
    closure: ['none', 'buttons', 'wrap', 'zip'],
    belt: ['tie', 'none', 'buckle'],
    pocket: ['none', 'two-chest'],
  },
  onWish: { sleeve: ALL_SLEEVES, neckline: ['off-shoulder', 'sweetheart', 'scoop'] },
  build: (design, seed) => build(design, seed, 100),
};

export const playsuit: ClothGarment = {
  id: 'playsuit',
  type: 'full',
  words: ['playsuit', 'romper', 'shortall', 'short jumpsuit'],
  near: ['bodysuit', 'onesie'],
  fabric: 'cotton',
  axes: {
    collar: ['none', 'shirt', 'camp'],
    neckline: ['v', 'square', 'crew'],
    sleeve: ['short', 'none', 'flutter', 'puff', 'long'],
    closure: ['none', 'buttons', 'wrap'],
    belt: ['tie', 'none'],
  },
  onWish: {
    sleeve: ALL_SLEEVES,
    neckline: ['off-shoulder', 'sweetheart', 'scoop'],
    pocket: ['two-chest'],
  },
  build: (design, seed) => build({ leg: 'wide', ...design }, seed, 37),
};
