import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const ROOT = mirrored('0 -8, 16 -10, 32 4, 34 26, 22 46, 8 58, 3 74, 0 98');
const WHITE_END = mirrored('0 42, 26 40, 22 48, 8 58, 3 74, 0 98');
/** A leaf that is lobed below and broad above. */
const LEAF = silhouette(
  '-2 0, -3 -22, -10 -26, -5 -32, -15 -38, -7 -44, -20 -54, -18 -74, -4 -90, 10 -84, 19 -66, 17 -50, 8 -44, 14 -38, 6 -32, 10 -26, 3 -20, 2 0',
);

/** A radish with its leaves on. */
export const radish: Subject = {
  id: 'radish',
  group: 'food',
  words: ['radish', 'radishes', 'vegetable', 'veg', 'root vegetable', 'kitchen garden'],
  shows: ['leaf', 'top'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const red = tint(pen, pen.rng.pick(['#d13a5e', '#c72f4f', '#d9527a']));
    const white = tintOver(pen, '#fbf3ee', red);
    const green = tint(pen, '#6f9a4f');
    for (const [turn, size, tone] of [
      [-0.62, 0.82, -0.05],
      [0.6, 0.86, -0.03],
      [-0.2, 0.98, 0],
      [0.24, 0.92, 0.05],
    ] as const) {
      f.at({ y: -0.06, turn }, () => {
        pen.ctx.scale(size, size);
        edged(f, LEAF, { colour: adjust(green, tone - 0.04), tip: adjust(green, tone + 0.04) });
        f.line(silhouette('0 0, -1 -40, -2 -78'), { colour: adjust(green, 0.16), width: 0.024 });
      });
    }
    edged(f, ROOT, { colour: adjust(red, -0.04), tip: adjust(red, 0.05) });
    f.inside(ROOT, () => f.fill(WHITE_END, { colour: white, tip: white }));
    f.line(tube('0 74 1, 2 88 1').slice(1, 3), { colour: white, width: 0.02 });
    f.gleam(silhouette('-22 26, -22 8, -12 0, -14 16'), 0.45);
  },
};
