import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { tint } from '../pieces/tints.ts';

/** An olive branch with its fruit. */
export const oliveBranch: Subject = {
  id: 'olive branch',
  group: 'plant',
  words: [
    'olive branch',
    'olives',
    'olive fruit',
    'olive tree',
    'olive sprig',
    'mediterranean fruit',
  ],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.89);
    const green = tint(pen, '#7f9468');
    const fruit = tint(pen, pen.rng.pick(['#6f7a3f', '#4a3f4f', '#8a8f4a']));
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, tube('-46 96 2.8, -20 50 2.6, 0 0 2.2, 24 -44 1.8, 40 -84 1.2'), {
        colour: tint(pen, '#8a7460'),
      });
      for (const [x, y, turn, length] of [
        [-0.38, 0.82, -1.2, 0.5],
        [-0.34, 0.74, 1.3, 0.5],
        [-0.22, 0.52, -1.1, 0.54],
        [-0.12, 0.36, 1.25, 0.52],
        [-0.02, 0.08, -1, 0.54],
        [0.08, -0.12, 1.2, 0.5],
        [0.16, -0.28, -0.9, 0.48],
        [0.26, -0.5, 1.2, 0.42],
        [0.32, -0.64, -0.6, 0.4],
        [0.4, -0.8, 0.4, 0.36],
      ] as const)
        leafAt(
          f,
          { x, y, turn, length, width: 0.14, bend: turn * 0.05, veins: 0 },
          turn > 0 ? green : adjust(green, 0.1, 0.7),
        );
      for (const [x, y] of [
        [0.1, 0.24],
        [-0.16, 0.2],
        [0.02, 0.48],
        [0.32, -0.3],
        [0.06, -0.44],
      ] as const) {
        f.line(
          [
            [x - 0.05, y - 0.16],
            [x, y - 0.08],
          ],
          { colour: adjust(green, -0.1), width: 0.022 },
        );
        f.fill(
          silhouette(
            `${x * 100} ${y * 100 - 14}, ${x * 100 + 11} ${y * 100 - 4}, ${x * 100 + 9} ${y * 100 + 12}, ${x * 100} ${y * 100 + 17}, ${x * 100 - 9} ${y * 100 + 12}, ${x * 100 - 11} ${y * 100 - 4}`,
          ),
          { colour: adjust(fruit, -0.05), tip: adjust(fruit, 0.06) },
        );
        f.glint([x - 0.04, y - 0.03, 0.026], adjust(fruit, 0.3));
      }
    });
  },
};
