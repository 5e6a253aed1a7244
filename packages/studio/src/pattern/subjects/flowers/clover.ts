import { adjust, type Hex, mix } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { spiral } from '../pieces/florets.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { petalFrom } from '../pieces/petals.ts';
import { naturalBloom } from './bloom.ts';

const LOBE = silhouette('0 0, -14 -10, -24 -28, -18 -44, -2 -44!, 2 -44!, 18 -44, 24 -28, 14 -10');

function trefoil(f: Figure, green: Hex, lobes: number): void {
  for (let i = 0; i < lobes; i += 1)
    f.at({ turn: (i / lobes) * TAU + 0.2 }, () => {
      edged(f, LOBE, { colour: adjust(green, -0.05), tip: adjust(green, 0.04) });
      f.line(silhouette('-15 -16, 0 -30, 15 -16'), {
        colour: adjust(green, 0.18, 0.7),
        width: 0.036,
        alpha: 0.7,
      });
    });
}

/** Clover: a round head of florets over leaves of three, each with its pale chevron. */
export const clover: Subject = {
  id: 'clover',
  group: 'flower',
  words: [
    'clover',
    'red clover',
    'white clover',
    'trefoil',
    'shamrock',
    'four leaf clover',
    'lucky clover',
  ],
  turns: 'tilt',
  habit: 'stem',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { colour, deep, pale } = naturalBloom(pen, ['#d18bb0', '#c277a8', '#e0a6bf']);
    const [green, far] = pen.palette.leaves;
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, tube('0 104 2.6, 6 50 2.4, 8 -20 2.4'), { colour: green });
      edged(f, tube('0 104 2.4, -26 70 2, -46 34 2'), { colour: far });
      edged(f, tube('0 104 2.4, 30 80 2, 50 58 2'), { colour: far });
      f.at({ x: -0.48, y: 0.26 }, () => trefoil(f, green, 3));
      f.at({ x: 0.52, y: 0.5, turn: 0.4 }, () => trefoil(f, far, pen.rng.chance(0.3) ? 4 : 3));
      f.at({ x: 0.08, y: -0.1, turn: 0.9 }, () =>
        leafAt(f, { length: 0.36, width: 0.2, veins: 0 }, green),
      );
      f.at({ x: 0.08, y: -0.46 }, () => {
        for (const [i, [x, y]] of spiral(f.fine ? 44 : 18, 0.36)
          .toReversed()
          .entries())
          f.at({ x: x * 0.7, y: y * 0.7, turn: Math.atan2(x, 0.16 - y) }, () =>
            petalFrom(
              f,
              { length: f.fine ? 0.24 : 0.3, width: 0.085, tip: 'pointed' },
              { root: mix(pale, deep, 0.2), tip: mix(deep, colour, i / 60) },
            ),
          );
      });
    });
  },
};
