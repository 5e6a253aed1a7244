import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { floret } from '../pieces/florets.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { whiteBloom } from './bloom.ts';

const BUD = silhouette('0 0, -4 -12, -8 -26, 0 -40, 8 -26, 4 -12');

/** A spray of jasmine stars and long buds. */
export const jasmine: Subject = {
  id: 'jasmine',
  group: 'flower',
  words: ['jasmine', 'jasmin', 'star jasmine', 'orange blossom', 'neroli', 'white blossom'],
  turns: 'tilt',
  habit: 'head',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.92);
    const { colour, deep, pale } = whiteBloom(pen);
    const [green, far] = pen.palette.leaves;
    const pink = pen.natural('#e3b4b8');
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, tube('-50 104 3, -30 50 2.6, 0 10 2.4, 20 -40 2, 60 -84 1.4'), { colour: far });
      for (const way of [
        '-14 26 1.8, -44 0 1.6, -56 -30 1.4',
        '10 -10 1.8, 44 0 1.6, 66 -14 1.4',
        '18 -34 1.6, -6 -62 1.4, -8 -84 1.2',
      ])
        edged(f, tube(way), { colour: far });
      for (const [x, y, turn, length] of [
        [-0.44, 0.9, 1.1, 0.5],
        [-0.46, 0.92, -0.9, 0.46],
        [-0.3, 0.54, 1.2, 0.54],
        [-0.32, 0.52, -1.2, 0.5],
        [-0.04, 0.16, 1.7, 0.46],
        [0.5, -0.7, -0.6, 0.36],
        [0.52, -0.74, 1.5, 0.36],
        [0.62, -0.84, 0.6, 0.34],
      ] as const)
        leafAt(f, { x, y, turn, length, width: 0.19, veins: 3 }, turn > 0 ? green : far);
      for (const [x, y, turn] of [
        [-0.08, -0.8, -0.3],
        [0.04, -0.76, 0.5],
        [-0.62, -0.34, -0.7],
        [0.7, -0.16, 1.1],
        [0.36, -0.54, 0.9],
      ] as const)
        f.at({ x, y, turn }, () => edged(f, BUD, { colour: pink, tip: pale }));
      for (const [x, y, r] of [
        [-0.5, -0.2, 0.29],
        [-0.14, -0.52, 0.27],
        [0.5, -0.02, 0.3],
        [0.02, 0, 0.32],
        [0.28, -0.32, 0.26],
      ] as const)
        floret(f, [x, y, r], {
          petals: 5,
          colour: deep,
          tip: colour,
          eye: pen.natural('#e9c65a'),
          tipKind: 'pointed',
          width: 0.56,
        });
    });
  },
};
