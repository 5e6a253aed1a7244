import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const BOLT = silhouette('22 -95!, -44 8!, -8 4!, -30 95!, 46 -22!, 8 -16!, 38 -90!');
const SHADE = silhouette('38 -90!, 8 -16!, 46 -22!, -30 95!, 26 -14!, -6 -8!');

/** A bolt of lightning. */
export const lightning: Subject = {
  id: 'lightning',
  group: 'sky',
  words: ['lightning', 'lightning bolt', 'thunderbolt', 'thunder', 'storm'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const gold = tint(pen, pen.rng.pick(['#efc13c', '#e8a33a', pen.palette.accent]));
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      f.fill(BOLT, { colour: adjust(gold, -0.05), tip: adjust(gold, 0.05) });
      f.shade(SHADE, adjust(gold, -0.15), 0.4);
    });
  },
};
