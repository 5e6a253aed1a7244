import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const BODY = silhouette(
  '-78 36, -76 4, -52 -16, -14 -16, -2 10, 2 34, 34 36, 44 4, 44 -40, 54 -42, 60 0, 66 30, 56 46, -20 48, -30 30, -56 26',
);

/** A motor scooter. */
export const scooter: Subject = {
  id: 'scooter',
  group: 'object',
  words: ['scooter', 'vespa', 'moped', 'motor scooter', 'lambretta'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const paint = tint(pen, pen.rng.pick(['#7fb8b0', '#d8564a', '#e8c25a', '#7f9fc9']));
    f.at({ flip: pen.rng.chance(0.5), y: 0.06 }, () => {
      for (const x of [-0.52, 0.62]) {
        f.ball([x, 0.5, 0.24], { colour: '#2f2b2e', tip: '#242124' });
        f.ball([x, 0.5, 0.12], { colour: '#d8d2c8' });
      }
      edged(f, BODY, { colour: adjust(paint, -0.03), tip: adjust(paint, 0.04) });
      edged(f, silhouette('44 40, 50 18, 76 20, 88 40, 80 44, 70 34, 56 42'), {
        colour: adjust(paint, -0.06),
      });
      edged(f, silhouette('-70 -14, -60 -28, -20 -30, -6 -20, -16 -12'), {
        colour: tint(pen, '#5b3a2c'),
      });
      f.line(silhouette('50 -40, 46 -62, 30 -68'), { colour: '#4a4648', width: 0.06 });
      f.ball([0.6, -0.48, 0.1], { colour: pen.natural('#f6e6a8') });
      f.line(silhouette('46 -60, 40 -82'), { colour: '#4a4648', width: 0.025 });
      f.ball([0.38, -0.86, 0.08], { colour: '#c9d6da' });
    });
  },
};
