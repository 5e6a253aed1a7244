import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

/** A pair of headphones. */
export const headphones: Subject = {
  id: 'headphones',
  group: 'object',
  words: ['headphones', 'headphone', 'earphones', 'headset'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const shell = tint(pen, pen.rng.pick(['#d8567a', '#3f7a9a', '#e0a83f', '#3a383e']));
    edged(f, tube('-62 34 7, -66 -24 7, -38 -72 7, 0 -84 7.5, 38 -72 7, 66 -24 7, 62 34 7'), {
      colour: shell,
    });
    for (const side of [-1, 1]) {
      edged(
        f,
        silhouette(
          `${side * 46} 6, ${side * 78} 0, ${side * 90} 34, ${side * 78} 72, ${side * 48} 70`,
        ),
        { colour: adjust(shell, -0.06) },
      );
      edged(f, silhouette(`${side * 36} 14, ${side * 50} 6, ${side * 50} 72, ${side * 36} 64`), {
        colour: tint(pen, '#4a464c'),
      });
    }
  },
};
