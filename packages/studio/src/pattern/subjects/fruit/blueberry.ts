import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { tint } from '../pieces/tints.ts';

const CROWN = [0, 1, 2, 3, 4].map((i) => (i / 5) * TAU);

/** Blueberries with their little crowns. */
export const blueberry: Subject = {
  id: 'blueberry',
  group: 'fruit',
  words: ['blueberry', 'bilberry', 'berry', 'summer fruit'],
  shows: ['leaf'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const blue = tint(pen, '#4f66a0');
    const green = tint(pen, '#6f9a5f');
    for (const [turn, length] of [
      [-0.9, 0.72],
      [0.8, 0.74],
      [-0.1, 0.66],
    ] as const)
      leafAt(f, { y: -0.24, turn, length, width: 0.3, veins: 4 }, green);
    for (const [x, y, r, face] of [
      [0.36, -0.2, 0.3, 0.7],
      [-0.38, -0.12, 0.33, -0.6],
      [0.02, 0.36, 0.36, 0.1],
      [0.54, 0.34, 0.28, 1.2],
      [-0.5, 0.48, 0.28, -1],
    ] as const) {
      f.ball([x, y, r], { colour: adjust(blue, 0.07), tip: adjust(blue, -0.05) });
      f.at({ x: x + Math.sin(face) * r * 0.3, y: y + Math.cos(face) * r * 0.3 }, () => {
        f.dot([0, 0, r * 0.34], adjust(blue, -0.15));
        for (const turn of CROWN)
          f.at({ turn }, () =>
            f.patch(
              silhouette(`-${r * 12} -${r * 24}, 0 -${r * 52}!, ${r * 12} -${r * 24}`),
              adjust(blue, -0.12),
            ),
          );
        f.dot([0, 0, r * 0.16], adjust(blue, 0.02));
      });
      f.gleam(
        silhouette(
          `${(x - r * 0.6) * 100} ${(y - r * 0.1) * 100}, ${(x - r * 0.4) * 100} ${(y - r * 0.55) * 100}, ${(x - r * 0.1) * 100} ${(y - r * 0.66) * 100}, ${(x - r * 0.38) * 100} ${(y - r * 0.3) * 100}`,
        ),
        0.4,
      );
    }
  },
};
