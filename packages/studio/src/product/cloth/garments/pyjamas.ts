import type { Design } from '../design/axes.ts';
import type { ClothGarment } from '../design/garment.ts';
import { shirt } from './shirt.ts';
import { joggers, shorts } from './trousers.ts';

export const pyjamas: ClothGarment = {
  id: 'pyjamas',
  type: 'full',
  words: [
    'pyjamas',
    'pajamas',
    'pyjama',
    'pajama',
    'pyjama set',
    'pajama set',
    'pjs',
    'pyjama suit',
    'lounge set',
    'sleep set',
  ],
  near: ['sleepwear', 'nightwear', 'loungewear'],
  fabric: 'satin',
  axes: { sleeve: ['long', 'short'], length: ['maxi', 'mini'], pocket: ['chest', 'none'] },
  always: { collar: 'camp', closure: 'buttons' },
  build: ({ sleeve, length, pocket }: Design, seed) => {
    const bottoms =
      length === 'mini'
        ? shorts.build({ leg: 'straight', length: 'mini', waist: 'elastic', fit: 'loose' }, seed)
        : joggers.build(
            { leg: 'straight', length: 'maxi', waist: 'elastic', fit: 'regular' },
            seed,
          );
    const top = shirt.build(
      { collar: 'camp', closure: 'buttons', sleeve, length: 'hip', fit: 'regular', pocket },
      seed,
    );
    return length === 'mini'
      ? [
          { is: 'group', at: [0, 66], parts: bottoms },
          { is: 'group', at: [0, 0], parts: top },
        ]
      : [
          { is: 'group', at: [21, 26], parts: bottoms },
          { is: 'group', at: [-17, 0], parts: top },
        ];
  },
};
