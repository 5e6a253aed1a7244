import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const BACK = silhouette('-84 40!, -78 -6, -46 -40, 0 -50, 46 -40, 78 -6, 84 40!');
const SHELL = silhouette('-88 46!, -80 10, -48 -18, 0 -28, 48 -18, 80 10, 88 46!');

/** A filled taco. */
export const taco: Subject = {
  id: 'taco',
  group: 'food',
  words: ['taco', 'tacos', 'fiesta', 'mexican food'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const shell = tint(pen, '#e5b04c');
    edged(f, BACK, { colour: adjust(shell, -0.08) });
    for (const [i, x] of [-64, -46, -26, -6, 14, 34, 52, 66].entries())
      f.ball([x / 100, -0.12 - 0.3 * (1 - (x / 80) ** 2), 0.13], {
        colour: pen.natural(['#7fb04f', '#d8482f', '#8fbe5a', '#f0d26a'][i % 4]),
      });
    edged(f, SHELL, { colour: adjust(shell, -0.03), tip: adjust(shell, 0.05) });
    for (const [x, y] of [
      [-0.5, 0.2],
      [-0.2, 0.02],
      [0.14, 0.2],
      [0.4, 0.06],
      [0.6, 0.3],
      [-0.1, 0.34],
    ] as const)
      f.dot([x, y, 0.03], adjust(shell, -0.12));
  },
};
