import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

/** A burning candle in its holder. */
export const candle: Subject = {
  id: 'candle',
  group: 'object',
  words: ['candle', 'candlestick', 'candlelight', 'hanukkah', 'hanukah'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const wax = tint(pen, pen.rng.pick(['#f4ead6', '#d8a0a0', '#a9c2b4']));
    const metal = tint(pen, '#c79a45');
    edged(f, silhouette('-46 66, -20 60, 20 60, 46 66, 34 84, -34 84'), { colour: metal });
    f.line(silhouette('44 66, 66 56, 68 78, 44 80'), { colour: metal, width: 0.07 });
    edged(f, silhouette('-18 62!, -18 -26, -8 -30, 4 -26, 18 -30, 18 62!'), {
      colour: adjust(wax, -0.05),
      tip: wax,
    });
    edged(f, silhouette('-18 -20, -10 -26, -8 4, -14 8, -18 4'), { colour: adjust(wax, 0.05) });
    f.line(silhouette('0 -28, 1 -40'), { colour: '#3a3230', width: 0.03 });
    edged(f, silhouette('0 -36, -14 -52, -6 -76, 2 -94!, 12 -70, 15 -50'), {
      colour: tint(pen, '#f2a531'),
      tip: tint(pen, '#f8d46a'),
    });
    f.glint([0.01, -0.5, 0.05], '#fff4c8');
  },
};
