import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const ROOT = mirrored('0 -4, 14 -6, 36 8, 42 32, 30 56, 10 68, 4 80, 0 98');

/** A beetroot with red-ribbed leaves. */
export const beetroot: Subject = {
  id: 'beetroot',
  group: 'food',
  words: ['beetroot', 'beetroots', 'beet', 'vegetable', 'veg', 'root vegetable', 'kitchen garden'],
  shows: ['leaf', 'top'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const purple = tint(pen, pen.rng.pick(['#7a2145', '#6b1d3f', '#8a2a52']));
    const rib = tintOver(pen, '#b03a5e', purple);
    const green = tint(pen, '#5f8a4c');
    for (const [turn, length] of [
      [-0.62, 0.78],
      [0.58, 0.8],
      [-0.22, 0.9],
      [0.2, 0.94],
    ] as const) {
      f.at({ y: -0.02, turn }, () => {
        f.line(silhouette(`0 0, 1 ${-length * 50}`), { colour: rib, width: 0.06 });
        leafAt(
          f,
          { y: -length * 0.36, length: length * 0.64, width: 0.36, veins: 0 },
          turn > 0 ? green : adjust(green, -0.05),
        );
        f.line(silhouette(`0 ${-length * 34}, 1 ${-length * 92}`), { colour: rib, width: 0.032 });
        for (const y of [0.5, 0.62, 0.74])
          for (const side of [-1, 1])
            f.line(silhouette(`0 ${-length * y * 100}, ${side * 11} ${-length * y * 100 - 9}`), {
              colour: rib,
              width: 0.016,
            });
      });
    }
    edged(f, ROOT, { colour: adjust(purple, -0.03), tip: adjust(purple, 0.07) });
    for (const y of [14, 24, 40])
      f.line(silhouette(`-18 ${y}, 0 ${y + 4}, 16 ${y + 1}`), {
        colour: adjust(purple, 0.12),
        width: 0.014,
        alpha: 0.6,
      });
    f.gleam(silhouette('-30 30, -28 14, -16 4, -20 20'), 0.35);
  },
};
