import { adjust } from '../../../core/colour.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { tint } from '../pieces/tints.ts';

/** Canes of bamboo with narrow leaves. */
export const bambooStalk: Subject = {
  id: 'bamboo stalk',
  group: 'plant',
  words: [
    'bamboo stalk',
    'bamboo',
    'bamboo leaf',
    'bamboo leaves',
    'bamboo forest',
    'bamboo stem',
    'bamboo grove',
    'bamboo plant',
  ],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const cane = tint(pen, pen.rng.pick(['#7fa055', '#93ab5c', '#6a9468']));
    for (const [x, w] of [
      [-0.3, 0.07],
      [0.22, 0.085],
    ] as const) {
      for (const y of [-0.96, -0.5, -0.04, 0.42])
        edged(
          f,
          [
            [x - w, y + 0.02],
            [x - w * 0.86, y + 0.2],
            [x - w, y + 0.45],
            [x + w, y + 0.45],
            [x + w * 0.86, y + 0.2],
            [x + w, y + 0.02],
          ],
          { colour: adjust(cane, -0.04), tip: adjust(cane, 0.05), along: 1.57 },
        );
      for (const y of [-0.5, -0.04, 0.42])
        f.line(
          [
            [x - w * 1.1, y + 0.005],
            [x + w * 1.1, y + 0.005],
          ],
          { colour: adjust(cane, -0.14), width: 0.03 },
        );
    }
    for (const [x, y, turn] of [
      [-0.24, -0.5, 0.9],
      [-0.24, -0.5, 1.5],
      [-0.36, -0.04, -1.2],
      [-0.36, -0.04, -1.8],
      [0.3, -0.48, 1.1],
      [0.3, -0.48, 1.8],
      [0.14, -0.04, -0.9],
      [0.3, 0.42, 1.3],
      [-0.36, 0.42, -0.9],
    ] as const)
      leafAt(
        f,
        { x, y, turn, length: 0.5, width: 0.13, bend: 0.1, veins: 0 },
        adjust(cane, turn > 0 ? -0.06 : -0.02),
      );
  },
};
