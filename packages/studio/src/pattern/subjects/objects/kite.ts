import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

/** A kite with a tail of bows. */
export const kite: Subject = {
  id: 'kite',
  group: 'object',
  words: ['kite', 'flying kite', 'kites'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const [one, two] = pen.rng
      .shuffle(['#d8564a', '#e8b23f', '#4f9aa8', '#8f6fb0'])
      .map((colour) => tint(pen, colour));
    f.line(silhouette('0 28, 14 46, -8 62, 12 80, -2 96'), { colour: '#5b4a44', width: 0.025 });
    edged(f, silhouette('0 -90!, 0 30!, -46 -34!'), { colour: one });
    edged(f, silhouette('0 -90!, 46 -34!, 0 30!'), { colour: two });
    edged(f, silhouette('0 -34!, 46 -34!, 0 30!'), { colour: adjust(one, 0.06) });
    f.line(silhouette('-46 -34, 46 -34'), { colour: '#5b4a44', width: 0.022 });
    for (const [x, y] of [
      [0.1, 0.46],
      [-0.06, 0.62],
      [0.1, 0.8],
    ] as const)
      f.at({ x, y }, () => {
        for (const flip of [false, true])
          f.at({ flip }, () =>
            edged(f, silhouette('0 0!, 13 -8!, 13 8!'), { colour: y > 0.6 ? two : one }),
          );
      });
  },
};
