import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const UPPER = silhouette(
  '-84 34!, -88 -6, -80 -40, -62 -34, -36 -40, -22 -44!, -4 -16, 34 4, 70 10, 90 26, 90 36!',
);
const SOLE = silhouette('-88 32!, 92 32!, 94 48, 82 54, -80 54, -90 46');

/** A laced sneaker. */
export const sneaker: Subject = {
  id: 'sneaker',
  group: 'object',
  words: [
    'sneaker',
    'trainer shoe',
    'trainers',
    'running shoe',
    'gym shoe',
    'canvas shoe',
    'baseball boot',
  ],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const cloth = tint(pen, pen.rng.pick(['#d0453f', '#3f6f9a', '#e0a83f', '#5f9a8a']));
    const white = tintOver(pen, '#fbf6ea', cloth);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, UPPER, { colour: adjust(cloth, -0.03), tip: adjust(cloth, 0.03) });
      edged(f, silhouette('60 10, 78 12, 92 28, 92 36!, 54 36!, 50 22'), { colour: white });
      edged(f, SOLE, { colour: white });
      f.line(
        [
          [-0.86, 0.43],
          [0.92, 0.43],
        ],
        { colour: cloth, width: 0.03 },
      );
      for (const [x, y] of [
        [-0.2, -0.36],
        [-0.08, -0.2],
        [0.08, -0.08],
        [0.24, 0],
      ] as const)
        f.line(
          [
            [x - 0.1, y + 0.1],
            [x + 0.04, y - 0.02],
          ],
          { colour: white, width: 0.05 },
        );
      f.line(silhouette('-70 20, -50 -8, -30 16, -6 20'), { colour: white, width: 0.05 });
    });
  },
};
