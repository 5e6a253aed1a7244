import { adjust } from '../../../core/colour.ts';
import { mirrored } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { tint } from '../pieces/tints.ts';
import { naturalBloom } from './bloom.ts';
import { drawBlossom } from './cherry-blossom.ts';

const BOUGH = tube('-96 62 6, -56 40 5, -16 24 4.5, 24 -8 4, 60 -46 2.5, 78 -76 1.5');
const TWIGS = [
  tube('-52 38 3.5, -46 4 3, -60 -34 2'),
  tube('-10 20 3.5, 22 38 3, 58 44 2'),
  tube('28 -12 3, 10 -44 2.5, 8 -70 1.5'),
];
const BLOSSOMS = [
  [-0.6, -0.36, 0.3],
  [-0.3, 0.26, 0.33],
  [0.56, 0.42, 0.3],
  [0.08, -0.62, 0.28],
  [0.44, -0.26, 0.34],
  [0.74, -0.68, 0.22],
] as const;
const BUDS = [
  [-0.86, 0.4, -0.5],
  [-0.42, -0.02, 0.9],
  [0.3, 0.36, 2.6],
  [0.28, -0.5, 0.7],
  [0.72, 0.2, 0.9],
] as const;
const BUD = mirrored('0 -16, 8 -8, 6 2, 0 5');

/** A flowering branch: a bare bough with open blossoms and round buds. */
export const blossomBranch: Subject = {
  id: 'blossom branch',
  group: 'flower',
  words: [
    'blossom branch',
    'cherry branch',
    'cherry blossom branch',
    'sakura branch',
    'almond branch',
    'almond blossom branch',
    'plum branch',
    'plum blossom branch',
    'apple blossom branch',
    'flowering branch',
    'blossoming branch',
    'blooming branch',
  ],
  turns: 'tilt',
  habit: 'bloom',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const bloom = naturalBloom(pen, ['#efb1c1', '#f4c6d1', '#e79bb0']);
    const bark = tint(pen, '#6a4c3d');
    const [green] = pen.palette.leaves;
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      for (const twig of TWIGS) edged(f, twig, { colour: adjust(bark, 0.04) });
      edged(f, BOUGH, { colour: bark, along: 0.9 });
      for (const [x, y, turn] of [
        [-0.7, 0.46, 2.4],
        [0.02, 0.06, -0.6],
        [0.62, -0.5, 1.3],
      ] as const)
        leafAt(f, { x, y, turn, length: 0.32, width: 0.15, veins: 3 }, green);
      for (const [x, y, turn] of BUDS)
        f.at({ x, y, turn }, () => edged(f, BUD, { colour: bloom.deep, tip: bloom.colour }));
      for (const [x, y, size] of BLOSSOMS)
        f.at({ x, y, turn: pen.rng.range(0, 6) }, () => drawBlossom(pen, radius * size, bloom));
    });
  },
};
