import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { box } from '../pieces/box.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { oval } from '../pieces/oval.ts';
import { tint, tintOver, tintWhite } from '../pieces/tints.ts';

/** A toaster out of which two slices jump. */
export const toaster: Subject = {
  id: 'toaster',
  group: 'object',
  words: ['toaster', 'retro toaster', 'pop up toaster'],
  shows: ['toast', 'slice'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.98);
    const shell = tint(pen, pen.rng.pick(['#7fb3ad', '#d9645a', '#e9b44a', '#8a9cc0']));
    const crust = tint(pen, '#a8683a');
    const steel = tintOver(pen, '#eef0ee', shell);
    const dark = tintOver(pen, '#3a3a42', shell);
    for (const [x, y, turn] of [
      [-0.26, -0.42, -0.08],
      [0.24, -0.5, 0.1],
    ]) {
      f.at({ x, y, turn }, () => {
        const slice =
          '-27 34!, -27 -10, -34 -20, -30 -34, -14 -40, 0 -37, 14 -40, 30 -34, 34 -20, 27 -10, 27 34!';
        edged(f, silhouette(slice), { colour: crust });
        f.patch(
          silhouette(slice).map(([px, py]): [number, number] => [px * 0.8, py * 0.8 + 0.02]),
          tintOver(pen, '#e7b87a', crust),
        );
      });
    }
    edged(f, mirrored('0 -22, 56 -21, 76 -8, 84 22, 84 66, 76 76!, 0 76!'), {
      colour: shell,
      tip: adjust(shell, 0.06),
    });
    f.patch(box(0, -0.13, 0.56, 0.045), dark);
    f.fill(mirrored('0 54!, 83 54!, 76 76!, 0 76!'), { colour: steel });
    for (const x of [-0.56, 0.56]) f.fill(box(x, 0.82, 0.12, 0.06), { colour: dark });
    f.line(silhouette('58 4, 58 44'), { colour: dark, width: 0.045 });
    edged(f, box(0.58, 0.14, 0.12, 0.055), { colour: steel });
    f.ball([-0.5, 0.3, 0.13], { colour: steel });
    f.line(silhouette('-50 30, -44 22'), { colour: dark, width: 0.035 });
    for (const y of [14, 28, 42]) {
      f.line(silhouette(`-26 ${y}, 34 ${y}`), { colour: adjust(shell, -0.12), width: 0.035 });
    }
    f.gleam(silhouette('-74 2, -66 -8, -62 40, -72 46'), 0.4);
  },
};

/** A decorated plate, seen from above. */
export const plate: Subject = {
  id: 'plate',
  group: 'object',
  words: [
    'plate',
    'dinner plate',
    'painted plate',
    'china plate',
    'decorative plate',
    'crockery',
    'tableware',
    'dinnerware',
  ],
  shows: ['rim'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const china = tintWhite(pen, '#f7f3ea');
    const paint = tintOver(pen, pen.rng.pick(['#3f6fa8', '#c25b4a', '#4f8f7a', '#d29a35']), china);
    f.ball([0, 0, 0.97], { colour: paint });
    f.ball([0, 0, 0.92], { colour: china, tip: adjust(china, -0.04) });
    for (let i = 0; i < 16; i += 1) {
      f.at({ turn: (i * Math.PI) / 8 }, () => {
        if (i % 2 === 0) f.patch(silhouette('0 -87!, 9 -76, 0 -65!, -9 -76'), paint);
        else f.dot([0, -0.76, 0.045], adjust(paint, 0.14));
      });
    }
    f.ball([0, 0, 0.6], { colour: paint });
    f.ball([0, 0, 0.57], { colour: adjust(china, -0.03), tip: china });
    for (let i = 0; i < 6; i += 1) {
      f.at({ turn: (i * Math.PI) / 3 }, () => {
        f.patch(silhouette('0 -8, 10 -24, 0 -40!, -10 -24'), paint);
        f.line(silhouette('0 -14, 0 -30'), { colour: china, width: 0.03 });
      });
      f.at({ turn: ((i + 0.5) * Math.PI) / 3 }, () =>
        f.patch(oval(0, -0.34, 0.04, 0.09), adjust(paint, 0.14)),
      );
    }
    f.dot([0, 0, 0.09], adjust(paint, 0.14));
  },
};
