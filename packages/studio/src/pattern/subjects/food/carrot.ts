import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { tint } from '../pieces/tints.ts';

const ROOT = tube('0 -34 20, 2 -8 20, 0 30 13, 4 66 6, 0 98 1');

/** A carrot with its feathery top. */
export const carrot: Subject = {
  id: 'carrot',
  group: 'food',
  words: ['carrot', 'carrots', 'vegetable', 'veg', 'kitchen garden', 'root vegetable'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.95);
    const orange = tint(pen, '#e8833a');
    const green = tint(pen, '#6f9a4f');
    for (const [turn, length] of [
      [-0.6, 0.62],
      [0.6, 0.64],
      [-0.26, 0.7],
      [0.28, 0.72],
      [0, 0.66],
    ] as const)
      f.at({ y: -0.38, turn }, () => {
        f.line(
          [
            [0, 0],
            [0.02, -length * 0.5],
            [0, -length],
          ],
          { colour: adjust(green, -0.06), width: 0.035 },
        );
        for (let i = 0; i < 4; i += 1)
          for (const side of [-1, 1])
            leafAt(
              f,
              {
                y: -length * (0.34 + i * 0.19),
                turn: side * 0.8,
                length: 0.19,
                width: 0.07,
                veins: 0,
              },
              side > 0 ? green : adjust(green, 0.06),
            );
      });
    edged(f, ROOT, { colour: adjust(orange, -0.06), tip: adjust(orange, 0.05) });
    for (const [x, y, w] of [
      [-18, -14, 14],
      [6, 0, 12],
      [-14, 18, 12],
      [2, 36, 8],
      [-8, 54, 8],
    ] as const)
      f.line(silhouette(`${x} ${y}, ${x + w} ${y + 3}`), {
        colour: adjust(orange, -0.15),
        width: 0.022,
        alpha: 0.8,
      });
    f.gleam(silhouette('8 -30, 13 -8, 8 18, 6 -6'), 0.35);
  },
};
