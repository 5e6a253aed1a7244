import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { eye } from '../pieces/eye.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BODY = silhouette(
  '40 -50, 54 -40, 56 -20, 52 6, 46 30, 24 54, -14 58, -46 44, -66 14, -90 -34!, -70 -36, -52 -26, -30 -8, 0 -6, 20 -20, 28 -40',
);
const WING = silhouette('-34 8, -6 2, 18 10, 14 30, -16 38, -44 32!');
const COMB = silhouette('30 -50, 28 -66, 36 -62, 40 -74, 47 -63, 55 -68, 54 -46');

/** A hen in profile. */
export const hen: Subject = {
  id: 'hen',
  group: 'bird',
  words: ['hen', 'chicken', 'hens', 'mother hen', 'farm animal', 'farm', 'poultry', 'farmyard'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.97);
    const coat = tint(pen, pen.rng.pick(['#f3ece0', '#b5713f', '#7a4a34', '#d9b48a']));
    const red = tintOver(pen, '#cf3a34', coat);
    const gold = tint(pen, '#e6a02e');
    f.at({ flip: pen.rng.chance(0.5), y: 0.04 }, () => {
      for (const x of [-8, 14]) {
        f.line(silhouette(`${x} 54, ${x + 2} 84`), { colour: gold, width: 0.05 });
        f.line(silhouette(`${x - 10} 88, ${x + 2} 84, ${x + 16} 88`), {
          colour: gold,
          width: 0.035,
        });
      }
      edged(f, COMB, { colour: red });
      edged(f, silhouette('54 -38!, 76 -32!, 54 -26!'), { colour: gold });
      edged(f, BODY, { colour: adjust(coat, -0.03), tip: adjust(coat, 0.03) });
      edged(f, silhouette('52 -26, 60 -22, 60 -8, 52 -6'), { colour: red });
      edged(f, WING, { colour: adjust(coat, -0.08), tip: adjust(coat, -0.03), along: -1.8 });
      for (const [x, y] of [
        [0.34, 0.1],
        [0.24, 0.26],
        [0.36, 0.3],
        [0.06, 0.44],
        [-0.2, 0.46],
        [-0.44, -0.1],
        [-0.54, 0.08],
      ] as const)
        f.line(
          [
            [x - 0.05, y],
            [x, y + 0.04],
            [x + 0.05, y],
          ],
          { colour: adjust(coat, -0.16), width: 0.02 },
        );
      eye(f, [0.44, -0.34, 0.034], adjust(coat, 0.1));
    });
  },
};
