import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { mirrored } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tintOver, tintWhite } from '../pieces/tints.ts';

const BODY = mirrored('0 -88, 24 -86, 20 -66, 24 -48, 52 -20, 56 18, 40 58, 24 78, 26 90!, 0 90');

/** A painted vase. */
export const vase: Subject = {
  id: 'vase',
  group: 'object',
  words: [
    'vase',
    'ginger jar',
    'urn',
    'amphora',
    'greek vase',
    'vessel',
    'porcelain vase',
    'chinese vase',
    'pottery',
    'ceramic vase',
  ],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const clay = tintWhite(pen, '#f6f1e7');
    const blue = tintOver(pen, pen.rng.pick(['#2f5fa5', '#3a6f9a']), clay);
    edged(f, BODY, { colour: adjust(clay, -0.06), tip: clay });
    f.inside(BODY, () => {
      for (const [y, w] of [
        [-0.8, 0.05],
        [-0.5, 0.04],
        [0.66, 0.04],
        [0.78, 0.06],
      ] as const)
        f.line(
          [
            [-0.8, y],
            [0, y + 0.03],
            [0.8, y],
          ],
          { colour: blue, width: w },
        );
      for (const x of [-0.34, 0, 0.34])
        f.at({ x, y: 0.06 }, () => {
          for (let i = 0; i < 6; i += 1)
            f.at({ turn: (i / 6) * TAU }, () => f.patch(mirrored('0 -20, 8 -13, 0 -4'), blue));
          f.dot([0, 0, 0.04], blue);
        });
      for (const x of [-0.5, -0.17, 0.17, 0.5])
        for (const y of [-0.22, 0.4]) f.dot([x, y, 0.035], blue);
    });
  },
};
