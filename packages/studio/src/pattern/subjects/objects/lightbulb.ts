import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

/** A light bulb. */
export const lightBulb: Subject = {
  id: 'light bulb',
  group: 'object',
  words: ['light bulb', 'lightbulb', 'bulb lamp', 'edison bulb'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const glass = tint(pen, pen.rng.pick(['#f6d878', '#f2e6b0', '#e9a08a', '#9fcfc4']));
    edged(
      f,
      silhouette(
        '-24 34, -34 10, -54 -14, -56 -46, -34 -78, 0 -88, 34 -78, 56 -46, 54 -14, 34 10, 24 34',
      ),
      { colour: glass, tip: adjust(glass, 0.06) },
    );
    f.line(silhouette('-14 34, -16 -6, -22 -26, -8 -16, 0 -30, 8 -16, 22 -26, 16 -6, 14 34'), {
      colour: adjust(glass, -0.3),
      width: 0.03,
    });
    const metal = tint(pen, '#8f8a86');
    for (const y of [36, 50, 64])
      edged(f, silhouette(`-26 ${y}, 26 ${y}, 25 ${y + 13}, -25 ${y + 13}`), { colour: metal });
    edged(f, silhouette('-14 78, 14 78, 8 92, -8 92'), { colour: adjust(metal, -0.16) });
  },
};
