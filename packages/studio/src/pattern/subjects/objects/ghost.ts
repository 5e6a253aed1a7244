import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tintWhite } from '../pieces/tints.ts';

const SHEET = silhouette(
  '0 -94, 30 -86, 48 -56, 54 -16, 72 -10, 80 4, 64 10, 52 10, 54 44, 66 84, 44 72, 28 92, 10 76, -8 94, -24 76, -44 88, -46 60, -48 22, -62 22, -78 8, -70 -2, -52 -4, -46 -50, -28 -84',
);

/** A ghost that floats, a little startled. */
export const ghost: Subject = {
  id: 'ghost',
  group: 'object',
  words: ['ghost', 'spook', 'phantom', 'halloween', 'spooky', 'boo'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const white = tintWhite(pen, '#fbf8f1');
    f.at({ flip: pen.rng.chance(0.5), turn: pen.rng.range(-0.12, 0.12) }, () => {
      edged(f, SHEET, { colour: adjust(white, -0.1), tip: white });
      for (const fold of ['-28 30, -26 56, -26 76', '10 34, 14 56, 10 76', '32 30, 40 52, 46 72'])
        f.line(silhouette(fold), { colour: adjust(white, -0.2), width: 0.026, alpha: 0.7 });
      for (const x of [-15, 17])
        f.patch(
          silhouette(`${x} -62, ${x + 8} -52, ${x + 8} -38, ${x} -30, ${x - 8} -38, ${x - 8} -52`),
          '#2d2830',
        );
      f.patch(silhouette('2 -18, 8 -10, 6 4, 0 8, -6 2, -4 -12'), '#2d2830');
      for (const x of [-0.28, 0.3])
        f.shade(
          silhouette(`${x * 100 - 7} -22, ${x * 100} -26, ${x * 100 + 7} -22, ${x * 100} -17`),
          '#e79aa0',
          0.45,
        );
    });
  },
};
