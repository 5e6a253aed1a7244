import { adjust } from '../../../core/colour.ts';
import { mirrored } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { petalFrom } from '../pieces/petals.ts';
import { tintOver } from '../pieces/tints.ts';
import { naturalBloom } from './bloom.ts';

const CONE = mirrored('0 -64, 18 -58, 28 -40, 26 -26, 0 -22');
const STEM = tube('0 -20 3, 3 40 3, 0 98 3');

/** A coneflower: drooping rays below a spiny cone. */
export const echinacea: Subject = {
  id: 'echinacea',
  group: 'flower',
  words: ['echinacea', 'coneflower', 'cone flower'],
  turns: 'tilt',
  habit: 'stem',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { colour, deep, pale } = naturalBloom(pen, ['#cf7ba6', '#b9649a', '#e0a03c']);
    const [green] = pen.palette.leaves;
    edged(f, STEM, { colour: green });
    for (const [y, turn] of [
      [0.6, 0.9],
      [0.76, -0.9],
    ] as const)
      leafAt(f, { y, turn, length: 0.5, width: 0.18, veins: 3 }, green);
    for (const turn of [-1.75, 1.75, -2.1, 2.1, -2.45, 2.45, -2.8, 2.8, Math.PI])
      f.at({ y: -0.34, turn }, () =>
        petalFrom(f, { length: 0.62, width: 0.2, tip: 'round' }, { root: deep, tip: pale }),
      );
    const cone = tintOver(pen, '#8a4a2a', colour);
    edged(f, CONE, { colour: cone, tip: adjust(cone, 0.12) });
    for (let i = 0; i < 18; i += 1)
      f.dot(
        [
          ((i % 6) - 2.5) * 0.075,
          -0.56 + Math.floor(i / 6) * 0.12 + Math.abs((i % 6) - 2.5) * 0.015,
          0.018,
        ],
        adjust(cone, 0.2),
      );
  },
};
