import { adjust, type Hex } from '../../../core/colour.ts';
import { mirrored } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { petalFrom } from '../pieces/petals.ts';
import { tintOver } from '../pieces/tints.ts';
import { type Bloom, naturalBloom } from './bloom.ts';

const LIP = mirrored('0 2, 10 4, 14 14, 8 18, 6 28, 0 36');

function moth(f: Figure, { colour, deep, pale }: Bloom, lip: Hex): void {
  for (const turn of [0, 2.2, -2.2])
    f.at({ turn }, () => petalFrom(f, { length: 0.36, width: 0.21 }, { root: colour, tip: pale }));
  for (const turn of [1.32, -1.32])
    f.at({ turn }, () => {
      petalFrom(f, { length: 0.42, width: 0.46 }, { root: colour, tip: adjust(pale, 0.03) });
      if (f.fine)
        for (const x of [-0.1, 0, 0.1])
          f.line(
            [
              [0, -0.06],
              [x * 0.6, -0.18],
              [x, -0.3],
            ],
            { colour: deep, width: 0.01, alpha: 0.55 },
          );
    });
  edged(f, LIP, { colour: lip });
  f.ball([0, 0, 0.055], { colour: adjust(pale, 0.08) });
  f.dot([0, 0.07, 0.028], '#e8b23a');
}

/** An arching spray of moth orchids. */
export const orchid: Subject = {
  id: 'orchid',
  group: 'flower',
  words: ['orchid', 'moth orchid', 'phalaenopsis', 'orchid spray'],
  turns: 'tilt',
  habit: 'stem',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const bloom = naturalBloom(pen, ['#e9c4d6', '#f6eee6', '#c77bb0']);
    const [green, far] = pen.palette.leaves;
    const lip = tintOver(pen, '#a83a72', bloom.colour);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, tube('-34 104 3, -38 40 3, -20 -28 2.6, 30 -60 2, 74 -46 1.5'), { colour: far });
      leafAt(
        f,
        { x: -0.34, y: 1, turn: 1.1, length: 0.9, width: 0.32, bend: 0.3, veins: 0 },
        green,
      );
      leafAt(
        f,
        { x: -0.34, y: 1.02, turn: -0.9, length: 0.62, width: 0.3, bend: -0.3, veins: 0 },
        far,
      );
      for (const [x, y, r] of [
        [0.74, -0.42, 0.09],
        [0.9, -0.22, 0.07],
      ] as const) {
        f.line(
          [
            [0.7, -0.47],
            [x, y - r],
          ],
          { colour: far, width: 0.02 },
        );
        f.ball([x, y, r], { colour: bloom.deep, tip: bloom.colour });
      }
      for (const [x, y, turn] of [
        [0.44, -0.34, 0.3],
        [-0.36, -0.04, -0.2],
        [0.08, -0.56, 0.1],
        [0.12, 0.2, 0.15],
      ] as const) {
        if (y > 0.1)
          f.line(
            [
              [-0.36, 0.14],
              [-0.1, 0.12],
              [x, y],
            ],
            { colour: far, width: 0.022 },
          );
        f.at({ x, y, turn }, () => moth(f, bloom, lip));
      }
    });
  },
};
