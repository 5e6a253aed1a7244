import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const EGG = silhouette(
  '0 -94, 34 -76, 58 -30, 66 18, 54 62, 24 86, -24 86, -54 62, -66 18, -58 -30, -34 -76',
);
const SPECKS = 34;

/** A bird's egg with speckles. */
export const speckledEgg: Subject = {
  id: 'speckled egg',
  group: 'food',
  words: ['speckled egg', 'egg', 'bird egg', 'quail egg', 'robin egg', 'hen egg', 'chicken egg'],
  shows: ['speckle', 'speckled', 'spot'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.86);
    const shell = tint(pen, pen.rng.pick(['#bcdcd8', '#e8dcc4', '#d8c3a2', '#c9dbe0']));
    const speck = tintOver(pen, pen.rng.pick(['#7d6247', '#6a5a50']), shell);
    edged(f, EGG, { colour: adjust(shell, -0.05), tip: adjust(shell, 0.05) });
    f.inside(EGG, () => {
      f.shade(silhouette('20 -94, 70 -30, 70 90, -10 92, 30 60, 40 0'), '#3f3020', 0.1);
      for (let i = 0; i < SPECKS; i += 1) {
        const [x, y] = [pen.rng.range(-0.58, 0.58), pen.rng.range(-0.82, 0.8)];
        f.dot([x, y, pen.rng.range(0.012, 0.05)], adjust(speck, pen.rng.range(-0.05, 0.1)));
      }
    });
    f.gleam(silhouette('-38 -34, -26 -52, -20 -50, -30 -26'), 0.5);
  },
};
