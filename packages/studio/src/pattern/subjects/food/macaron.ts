import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

/** Three macarons, one on another. */
export const macaron: Subject = {
  id: 'macaron',
  group: 'food',
  words: ['macarons', 'macaroon', 'french macaron', 'macaron stack', 'patisserie'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    for (const [y, colour] of [
      [0.52, '#e9a6b8'],
      [0, '#a9cfae'],
      [-0.52, '#f2cf8f'],
    ] as const) {
      const shell = tint(pen, colour);
      f.at({ y, x: pen.rng.range(-0.05, 0.05) }, () => {
        edged(f, silhouette('-58 12, -50 8, 50 8, 58 12, 52 26, 30 32, -30 32, -52 26'), {
          colour: adjust(shell, -0.04),
        });
        f.fill(silhouette('-52 0!, 52 0!, 52 10!, -52 10!'), { colour: adjust(shell, 0.12) });
        edged(f, silhouette('-58 0, -54 -18, -32 -28, 0 -30, 32 -28, 54 -18, 58 0, 46 4, -46 4'), {
          colour: shell,
          tip: adjust(shell, 0.05),
        });
        for (let x = -50; x <= 50; x += 10) f.dot([x / 100, 0.01, 0.03], adjust(shell, -0.07));
      });
    }
  },
};
