import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintWhite } from '../pieces/tints.ts';

const CANE = tube('-40 84 10, -4 8 10, 22 -46 10, 26 -78 10, 6 -92 10, -16 -80 10, -18 -64 9');
const STRIPES = [
  [-40, 84],
  [-26, 54],
  [-12, 24],
  [2, -4],
  [15, -32],
  [24, -58],
  [24, -82],
  [4, -94],
  [-16, -80],
] as const;

/** Two candy canes crossed under a bow. */
export const candyCane: Subject = {
  id: 'candy cane',
  group: 'food',
  words: ['candy cane', 'candycane', 'peppermint', 'peppermint stick', 'christmas'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const red = tint(pen, '#cf3a40');
    const white = tintWhite(pen, '#fdf8f0');
    const ribbon = tint(pen, '#4f8a5f');
    for (const flip of [true, false])
      f.at({ flip, x: flip ? -0.12 : 0.12, turn: flip ? -0.05 : 0.05 }, () => {
        edged(f, CANE, { colour: adjust(white, -0.06), tip: white });
        f.inside(CANE, () => {
          for (const [i, [x, y]] of STRIPES.entries()) {
            const turn = i < 6 ? 0.45 : i === 6 ? -0.4 : -1.3;
            f.at({ x: x / 100, y: y / 100, turn }, () =>
              f.line(silhouette('-18 -7, 18 7'), { colour: red, width: 0.1 }),
            );
          }
        });
      });
    for (const flip of [false, true])
      f.at({ flip, y: 0.24 }, () => {
        edged(f, silhouette('4 4, 14 34, 30 46!, 32 30, 14 6'), { colour: adjust(ribbon, -0.06) });
        edged(f, silhouette('0 0, 22 -22, 44 -18, 44 10, 24 14'), {
          colour: ribbon,
          tip: adjust(ribbon, 0.06),
          along: 1.5,
        });
      });
    f.ball([0, 0.24, 0.09], { colour: adjust(ribbon, -0.05) });
  },
};
