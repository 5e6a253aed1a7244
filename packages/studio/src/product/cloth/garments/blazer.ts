import type { ClothGarment } from '../design/garment.ts';
import { BUTTONS } from '../design/wide-offers.ts';
import { makeTop } from '../parts/top.ts';
import { topPlan } from './cuts.ts';
import { tailoredFolds } from './tailored.ts';

export const blazer: ClothGarment = {
  id: 'blazer',
  type: 'upper',
  words: [
    'blazer',
    'suit jacket',
    'tailored jacket',
    'tuxedo jacket',
    'sport coat',
    'sports jacket',
    'dinner jacket',
    'smoking',
    'suit',
  ],
  fabric: 'wool',
  axes: {
    collar: ['notch', 'peak', 'shawl'],
    closure: ['buttons', 'double'],
    length: ['hip', 'long', 'cropped'],
    fit: ['regular', 'loose', 'slim'],
    pocket: ['flap', 'patch', 'none'],
  },
  onWish: { buttons: BUTTONS, sleeve: ['rolled'] },
  build: (design, seed) => {
    const plan = topPlan(design, seed, {
      closure: design.closure === 'double' ? 'double' : 'one-button',
      breakAt: design.length === 'cropped' ? 29 : 33,
      sleeve: design.sleeve ?? 'long',
      cuff: 'tailored',
      hem: 'vent',
      buttons: 'horn',
      sleeveAngle: 0.17,
      sleeveWidth: 18.5,
      sleeveLonger: 2,
      looseness: 0.2,
      pockets:
        design.length === 'cropped' || (design.pocket !== 'flap' && design.pocket !== 'patch')
          ? 'none'
          : design.pocket,
      cutMore: {
        shoulderHalf: 20.6,
        chestHalf: 23.4,
        waistHalf: 20.6,
        hemHalf: 24.6,
        armholeIn: 2.6,
        waistAt: 40,
        length: design.length === 'cropped' ? 52 : design.length === 'long' ? 84 : 71,
      },
    });
    return makeTop({ ...plan, folds: tailoredFolds(plan) });
  },
};
