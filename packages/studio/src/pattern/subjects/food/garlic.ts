import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tintWhite } from '../pieces/tints.ts';

const BULB = silhouette(
  '-4 -84, 8 -84, 12 -50, 34 -28, 60 2, 64 40, 40 66, 8 72, -36 68, -64 42, -60 2, -34 -28, -12 -50',
);

/** A bulb of garlic. */
export const garlic: Subject = {
  id: 'garlic',
  group: 'food',
  words: ['garlic', 'garlic bulb', 'garlic clove'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const skin = tintWhite(pen, pen.rng.pick(['#f4ece2', '#efe0e4']));
    edged(f, BULB, { colour: adjust(skin, -0.06), tip: skin });
    const line = pen.natural('#a98aa6');
    for (const x of [-44, -20, 4, 28, 48])
      f.line(silhouette(`${x * 0.1} -52, ${x * 0.7} -18, ${x} 22, ${x * 0.6} 64`), {
        colour: line,
        width: 0.026,
        alpha: 0.8,
      });
    for (const x of [-10, 0, 10])
      f.line(silhouette(`${x} 72, ${x * 1.4} 84`), { colour: pen.natural('#b59f7a'), width: 0.03 });
  },
};
