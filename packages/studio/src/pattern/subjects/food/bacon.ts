import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** Two wavy rashers of bacon with their stripes of fat. */
export const bacon: Subject = {
  id: 'bacon',
  group: 'food',
  words: [
    'bacon',
    'rasher',
    'bacon strip',
    'bacon rasher',
    'streaky bacon',
    'rasher of bacon',
    'bacon slice',
  ],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.97);
    const meat = tint(pen, '#b8493c');
    const fat = tintOver(pen, '#f6d3b2', meat);
    for (const [x, turn] of [
      [-0.26, -0.12],
      [0.28, 0.1],
    ]) {
      f.at({ x, turn }, () => {
        edged(f, tube('2 -86 20, 14 -62 22, -8 -34 22, 12 -4 22, -10 26 22, 12 56 22, 0 86 20'), {
          colour: meat,
          tip: adjust(meat, 0.05),
        });
        f.fill(tube('-12 -84 3, 2 -62 7, -20 -34 6, 0 -4 7, -22 26 6, 0 56 7, -12 86 3'), {
          colour: fat,
          tip: fat,
        });
        f.line(silhouette('12 -78, 24 -60, 4 -34, 24 -4, 2 26, 24 56, 12 80'), {
          colour: fat,
          width: 0.05,
        });
        f.line(silhouette('6 -48, 0 -34, 8 -14'), { colour: adjust(meat, -0.13), width: 0.045 });
        f.line(silhouette('6 12, -2 26, 8 44'), { colour: adjust(meat, -0.13), width: 0.045 });
      });
    }
  },
};
