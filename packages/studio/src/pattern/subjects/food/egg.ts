import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tintWhite } from '../pieces/tints.ts';

const WHITE = silhouette(
  '-66 -10, -60 -44, -30 -56, 0 -48, 30 -58, 62 -40, 60 -12, 76 12, 62 40, 30 44, 10 60, -24 54, -50 48, -72 22',
);

/** A fried egg. */
export const egg: Subject = {
  id: 'egg',
  group: 'food',
  words: ['fried egg', 'breakfast', 'brunch'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const white = tintWhite(pen, '#fdf9ef');
    edged(f, WHITE, { colour: adjust(white, -0.05), tip: white });
    f.line([...WHITE, WHITE[0]], { colour: adjust(white, -0.14), width: 0.02, alpha: 0.7 });
    f.ball([-0.02, -0.04, 0.27], { colour: pen.natural('#f6b52c'), tip: pen.natural('#eb9a1f') });
    f.gleam(silhouette('-16 -18, -6 -24, 2 -20, -8 -14'), 0.7);
  },
};
