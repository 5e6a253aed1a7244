import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const POD = tube('0 -44 15, 4 -18 16, 0 18 12, -14 54 8, -34 88 1');

/** Red chillies on their stalks. */
export const chilli: Subject = {
  id: 'chilli',
  group: 'food',
  words: [
    'chilli',
    'chili',
    'chillies',
    'chilli pepper',
    'chili pepper',
    'red pepper',
    'jalapeno',
    'spicy',
    'mexican motif',
  ],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const red = tint(pen, '#cf3a2f');
    const green = tint(pen, '#5f9048');
    for (const [x, y, turn, size, flip] of [
      [0.26, 0.06, -0.5, 0.86, true],
      [-0.12, 0, 0.25, 1, false],
    ] as const)
      f.at({ x, y, turn, flip }, () => {
        pen.ctx.scale(size, size);
        edged(f, POD, {
          colour: adjust(red, flip ? -0.1 : -0.04),
          tip: adjust(red, flip ? -0.02 : 0.05),
        });
        f.gleam(silhouette('-8 -34, -6 -10, -8 14, -3 -8, -3 -34'), 0.45);
        edged(f, silhouette('-16 -44, -10 -60, 0 -64, 10 -60, 16 -44, 8 -48, 0 -42, -8 -48'), {
          colour: green,
        });
        edged(f, tube('0 -60 4, 4 -78 3.4, 16 -92 4'), { colour: adjust(green, -0.05) });
      });
  },
};
