import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const POD = silhouette(
  '-88 0!, -60 -20, -20 -30, 30 -26, 70 -10, 94 4!, 64 16, 24 28, -24 28, -64 16',
);
const OPEN = silhouette('-80 0!, -50 -12, 0 -20, 50 -12, 86 3!, 46 13, 0 17, -50 12');
const PEAS = [
  [-0.56, 0.09],
  [-0.36, 0.115],
  [-0.13, 0.13],
  [0.11, 0.135],
  [0.34, 0.12],
  [0.55, 0.095],
] as const;

/** An open pea pod with its peas in a row. */
export const peaPod: Subject = {
  id: 'pea pod',
  group: 'food',
  words: [
    'pea pod',
    'peas',
    'garden pea',
    'green pea',
    'peapod',
    'vegetable',
    'veg',
    'kitchen garden',
  ],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const green = tint(pen, pen.rng.pick(['#7fae4f', '#6f9f4a', '#8dbf5a']));
    f.at({ turn: -0.35, flip: pen.rng.chance(0.5) }, () => {
      edged(f, tube('-86 0 3, -94 -8 2.4, -98 -20 2'), { colour: adjust(green, -0.08) });
      edged(f, POD, { colour: adjust(green, -0.02), tip: adjust(green, 0.06) });
      f.fill(OPEN, { colour: adjust(green, -0.16), tip: adjust(green, -0.12) });
      for (const [x, size] of PEAS) {
        f.ball([x, 0, size], { colour: adjust(green, 0.1), tip: adjust(green, 0.02) });
        f.glint([x - size * 0.3, -size * 0.36, size * 0.2], adjust(green, 0.26));
      }
      edged(f, silhouette('-84 2!, -50 13, 0 18, 48 14, 88 5!, 60 17, 22 28, -24 28, -62 17'), {
        colour: adjust(green, 0.03),
        tip: adjust(green, -0.03),
      });
      edged(f, silhouette('-86 -2, -72 -22, -62 -20, -70 -10, -54 -8, -74 4'), {
        colour: adjust(green, -0.1),
      });
    });
  },
};
