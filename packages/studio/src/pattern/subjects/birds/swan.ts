import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver, tintWhite } from '../pieces/tints.ts';

const NECK = tube('40 34 12, 54 4 9, 44 -30 8, 36 -62 7, 48 -80 8, 66 -74 7');
const BODY = silhouette(
  '60 30, 52 54, 16 64, -40 60, -76 40, -96 6!, -72 14, -48 -6, -18 -10, 18 6, 40 20',
);

/** A swan on the water. */
export const swan: Subject = {
  id: 'swan',
  group: 'bird',
  words: ['swan', 'swans', 'swan lake'],
  shows: ['swim', 'swimming', 'floating'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.95);
    const white = tintWhite(pen, '#fbf8f1');
    const orange = tintOver(pen, '#e5853a', white);
    f.at({ flip: pen.rng.chance(0.5), y: 0.06 }, () => {
      edged(f, NECK, { colour: adjust(white, -0.05), tip: white });
      edged(f, BODY, { colour: adjust(white, -0.1), tip: white });
      edged(f, silhouette('34 24, 6 8, -30 4, -74 -14!, -66 18, -40 44, 0 50, 26 42'), {
        colour: adjust(white, -0.02),
        tip: adjust(white, -0.1),
        along: -1.6,
      });
      for (const y of [18, 28, 38])
        f.line(silhouette(`14 ${y}, -20 ${y + 2}, -52 ${y - 6}`), {
          colour: adjust(white, -0.18),
          width: 0.018,
        });
      edged(f, silhouette('66 -82!, 94 -66!, 68 -64!'), { colour: orange });
      f.patch(silhouette('60 -80, 70 -82, 70 -66, 64 -66'), '#2a2528');
      f.dot([0.54, -0.78, 0.024], '#2a2528');
      for (const [y, w] of [
        [0.68, 0.9],
        [0.8, 0.6],
      ] as const)
        f.line(
          [
            [-w, y],
            [-w * 0.3, y - 0.04],
            [w * 0.3, y + 0.03],
            [w, y],
          ],
          { colour: tint(pen, '#8fc0d0'), width: 0.035 },
        );
    });
  },
};
