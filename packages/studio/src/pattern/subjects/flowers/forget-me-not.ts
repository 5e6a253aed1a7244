import { mix } from '../../../core/colour.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { floret } from '../pieces/florets.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { tint, tintOver } from '../pieces/tints.ts';
import { naturalBloom } from './bloom.ts';

/** A spray of forget-me-nots, uncurling at its end. */
export const forgetMeNot: Subject = {
  id: 'forget me not',
  group: 'flower',
  words: ['forget me not', 'myosotis', 'baby blue flower'],
  turns: 'tilt',
  habit: 'head',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { colour, pale } = naturalBloom(pen, ['#7fa6d9', '#8fb4e2', '#6f97d0']);
    const [green, far] = pen.palette.leaves;
    const eye = tintOver(pen, '#f3c64b', colour);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, tube('0 104 2.6, 4 40 2.4, -4 -10 2, -30 -60 1.6, -62 -76 1.4, -74 -60 1.2'), {
        colour: green,
      });
      for (const way of [
        '2 20 2, 30 -10 1.8, 44 -44 1.6',
        '-2 -6 1.8, 10 -40 1.6, 8 -76 1.4',
        '4 52 2, -26 30 1.6, -46 0 1.4',
      ])
        edged(f, tube(way), { colour: green });
      for (const [y, turn, length] of [
        [0.98, 0.75, 0.7],
        [0.9, -0.8, 0.66],
        [0.5, 0.95, 0.44],
      ] as const)
        leafAt(f, { y, turn, length, width: 0.19, veins: 2 }, turn > 0 ? green : far);
      for (const [x, y, r] of [
        [-0.74, -0.56, 0.05],
        [-0.66, -0.72, 0.06],
        [-0.5, -0.76, 0.07],
        [0.28, -0.84, 0.05],
        [0.6, -0.62, 0.05],
      ] as const)
        f.ball([x, y, r], { colour: tint(pen, '#d59ab8'), tip: pale });
      for (const [x, y, r] of [
        [-0.34, -0.66, 0.14],
        [-0.2, -0.4, 0.18],
        [-0.46, -0.3, 0.15],
        [0.08, -0.78, 0.15],
        [0.16, -0.5, 0.19],
        [-0.06, -0.14, 0.17],
        [0.44, -0.44, 0.19],
        [0.4, -0.1, 0.18],
        [0.66, -0.26, 0.15],
        [-0.5, 0.02, 0.17],
        [-0.3, 0.18, 0.14],
      ] as const)
        floret(f, [x, y, r], {
          petals: 5,
          colour: mix(colour, pale, pen.rng.next() * 0.6),
          tip: pale,
          eye,
        });
    });
  },
};
