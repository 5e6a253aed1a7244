import type { ClothGarment } from '../design/garment.ts';
import { makeCami } from '../parts/cami.ts';

export const camisole: ClothGarment = {
  id: 'camisole',
  type: 'upper',
  words: [
    'camisole',
    'cami',
    'cami top',
    'slip top',
    'bustier top',
    'halter top',
    'corset top',
    'bandeau top',
    'strappy top',
  ],
  near: ['nightwear top'],
  fabric: 'satin',
  axes: { bodice: ['v', 'cowl', 'straight', 'sweetheart', 'halter'], length: ['hip', 'cropped'] },
  onWish: { length: ['long'] },
  always: { strap: 'thin', sleeve: 'none' },
  build: ({ bodice = 'v', length }, seed) => {
    const hemY = length === 'cropped' ? 44 : 58;
    return makeCami({
      seed,
      top: bodice,
      hasStraps: true,
      strapCm: 0.6,
      bustHalf: 20.4,
      waistHalf: 19,
      waistY: 40,
      hemHalf: length === 'cropped' ? 19.2 : 21.8,
      hemY,
      hasHemStitch: true,
    });
  },
};
