import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const LOBE = tube('0 -34 5, -20 -40 5, -30 -58 5, -20 -78 5, -4 -74 5, 0 -58 4');
const CROWN = tube('-12 -74 5, -14 -90 5, 0 -95 5, 14 -90 5, 12 -74 5');
const SHAFT = silhouette('-6 -34!, 6 -34!, 6 92!, 0 96, -6 92!');
const BIT = silhouette('4 52!, 36 52!, 36 64!, 24 64!, 24 70!, 36 70!, 36 88!, 4 88!');
const COLLARS = [
  [-0.3, 0.13],
  [-0.2, 0.09],
  [0.42, 0.1],
] as const;

/** An old key with a pierced bow. */
export const key: Subject = {
  id: 'key',
  group: 'object',
  words: ['key', 'skeleton key', 'antique key', 'vintage key'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const brass = tint(pen, pen.rng.pick(['#c39a4a', '#8c8378', '#a8743f']));
    const gem = tintOver(pen, pen.palette.blooms[0], brass);
    f.fill(CROWN, { colour: brass });
    for (const flip of [false, true])
      f.at({ flip }, () =>
        f.fill(LOBE, { colour: adjust(brass, -0.03), tip: adjust(brass, 0.05) }),
      );
    f.fill(BIT, { colour: adjust(brass, -0.05), tip: brass });
    f.dot([0.15, 0.61, 0.03], adjust(brass, -0.25));
    f.fill(SHAFT, { colour: adjust(brass, -0.04), tip: adjust(brass, 0.05) });
    f.gleam(silhouette('-3 -10, 0 -10, 0 40, -3 40'), 0.3);
    for (const [y, half] of COLLARS) {
      const collar = [
        [-half, y - 0.03],
        [half, y - 0.03],
        [half, y + 0.03],
        [-half, y + 0.03],
      ] as const;
      f.fill(collar, { colour: adjust(brass, 0.03) });
    }
    f.ball([0, -0.46, 0.08], { colour: gem });
  },
};
