import { mix } from '../../../core/colour.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import type { Accessory } from './accessory.ts';
import { drawShape } from './draw-shape.ts';
import { drawBlossom, IN_HAIR } from './head-bands.ts';

/** Flowers that are worn in the hair one at a time. */
const FLOWERS = [
  'flower',
  'jasmine',
  'jasmine flower',
  'hibiscus',
  'orchid',
  'gardenia',
  'frangipani',
];

/** A flower tucked into the hair above an ear. */
export const hairFlower: Accessory = {
  id: 'hair-flower',
  words: [
    'hair flower',
    'jasmine flower',
    'hibiscus flower',
    'flower behind the ear',
    'flower behind her ear',
    'flower behind one ear',
    'rose in her hair',
    'rose in the hair',
    ...FLOWERS.flatMap((flower) => IN_HAIR.map((place) => `${flower} ${place}`)),
  ],
  place: 'crown',
  ownColour: '#f6f0e2',
  draw: (context) => {
    const { frame, scene, colour } = context;
    const side = -frame.far;
    const unit = frame.head.heightPx;
    const at = (u: number, v: number) => frame.head.at(side * u, v);
    const pen = scene.on('hat', -1);
    for (const [u, v] of [
      [0.5, -0.1],
      [0.44, -0.36],
    ] as const) {
      const leaf = [
        at(0.34, -0.2),
        at((u + 0.32) / 2 + 0.04, (v - 0.2) / 2),
        at(u, v),
        at(0.38, -0.19),
      ];
      drawShape(pen, smoothCurve(leaf, { closed: true }), {
        part: 'leaf',
        colour: '#7f9468',
        weight: 0.5,
      });
    }
    drawBlossom(context, at(0.35, -0.2), { radius: unit * 0.115, colour });
    drawBlossom(context, at(0.3, -0.33), {
      radius: unit * 0.07,
      colour: mix(colour, '#ffffff', 0.4),
    });
  },
};
