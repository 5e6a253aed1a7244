import type { ClothGarment } from '../design/garment.ts';
import { ALL_SLEEVES, BUTTONS } from '../design/wide-offers.ts';
import { makeTop } from '../parts/top.ts';
import { topPlan } from './cuts.ts';

export const shirt: ClothGarment = {
  id: 'shirt',
  type: 'upper',
  words: [
    'shirt',
    'dress shirt',
    'button down shirt',
    'button up shirt',
    'overshirt',
    'aloha shirt',
    'hawaiian shirt',
    'pyjama top',
    'camp shirt',
    'oxford shirt',
    'flannel shirt',
  ],
  near: ['nightshirt', 'night shirt', 'sleep shirt', 'sleepshirt'],
  fabric: 'poplin',
  axes: {
    collar: ['shirt', 'camp', 'mandarin'],
    closure: ['buttons'],
    sleeve: ['long', 'short'],
    length: ['hip', 'cropped', 'long'],
    fit: ['regular', 'loose', 'slim'],
    pocket: ['none', 'chest', 'two-chest'],
  },
  mayLack: ['collar'],
  onWish: { sleeve: ALL_SLEEVES, buttons: BUTTONS, slit: ['side'], pocket: ['patch'] },
  build: (design, seed) => {
    const isLong = design.sleeve === 'long';
    return makeTop(
      topPlan(design, seed, {
        closure: 'buttons',
        cuff: isLong ? 'shirt' : 'stitched',
        sleeveAngle: isLong ? 0.24 : 0.36,
        hem: design.collar === 'camp' || design.length === 'cropped' ? 'straight' : 'tail',
        pockets:
          design.pocket === 'two-chest' || design.pocket === 'chest' ? design.pocket : 'none',
        cutMore:
          design.length === 'cropped'
            ? { length: 52 }
            : design.length === 'long'
              ? { length: 84 }
              : { length: 71 },
      }),
    );
  },
};
