import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver, tintWhite } from '../pieces/tints.ts';

const PETAL = silhouette('0 -14, 14 -34, 17 -64, 9 -90, 0 -98, -9 -90, -17 -64, -14 -34');
const ANTHER = silhouette('-11 -33, 0 -38, 11 -33, 8 -28, 0 -31, -8 -28');
const THREADS = 40;

/** A passion flower: ten flat petals below a ring of banded threads. */
export const passionFlower: Subject = {
  id: 'passion flower',
  group: 'flower',
  words: ['passion flower', 'passionflower', 'passiflora'],
  shows: ['thread', 'corona'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const petal = pen.hasNamedColours
      ? tint(pen, pen.rng.pick(pen.palette.blooms))
      : tintWhite(pen, pen.rng.pick(['#f6f0f2', '#d9cbea', '#efe6f4']));
    const thread = tintOver(pen, '#5a4fb0', petal);
    const heart = tintOver(pen, '#4a2350', petal);
    for (let i = 0; i < 10; i += 1)
      f.at({ turn: ((i % 5) * TAU) / 5 + (i < 5 ? TAU / 10 : 0) }, () =>
        edged(f, PETAL, {
          colour: adjust(petal, i < 5 ? -0.07 : -0.02),
          tip: adjust(petal, i < 5 ? -0.01 : 0.03),
        }),
      );
    const count = f.fine ? THREADS : THREADS / 2;
    for (let i = 0; i < count; i += 1)
      f.at({ turn: (i * TAU) / count }, () => {
        f.line(silhouette('0 -20, 1 -42'), { colour: heart, width: 0.03 });
        f.line(silhouette('1 -42, 0 -50'), { colour: adjust(petal, 0.06), width: 0.028 });
        f.line(silhouette('0 -50, 3 -66'), { colour: thread, width: 0.028 });
      });
    f.ball([0, 0, 0.24], { colour: tint(pen, '#c8cf7e'), tip: heart });
    for (let i = 0; i < 5; i += 1)
      f.at({ turn: (i * TAU) / 5 }, () => {
        f.line(silhouette('0 -6, 0 -32'), {
          colour: tintOver(pen, '#b9c46a', heart),
          width: 0.045,
        });
        f.fill(ANTHER, { colour: tintOver(pen, '#e6c04a', heart) });
      });
    for (let i = 0; i < 3; i += 1)
      f.at({ turn: (i * TAU) / 3 + 0.4 }, () => {
        f.line(silhouette('0 0, 2 -10, 0 -21'), { colour: heart, width: 0.04 });
        f.ball([0, -0.22, 0.045], { colour: heart });
      });
  },
};
