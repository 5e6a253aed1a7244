import { adjust } from '../../../core/colour.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const ROPE = tube(
  '-22 -44 9, 10 -6 8.5, 40 40 8, 66 6 10, 52 -42 12, 14 -62 9, 0 -52 9, -14 -62 9, -52 -42 12, -66 6 10, -40 40 8, -10 -6 8.5, 22 -44 9',
);

/** A salted pretzel. */
export const pretzel: Subject = {
  id: 'pretzel',
  group: 'food',
  words: ['pretzel', 'brezel', 'oktoberfest'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const crust = tint(pen, '#a8622f');
    f.at({ turn: Math.PI, y: -0.06 }, () => {
      edged(f, ROPE, { colour: adjust(crust, -0.04), tip: adjust(crust, 0.05) });
      edged(f, tube('-22 -44 9, 10 -6 8.5, 40 40 8'), { colour: crust, tip: adjust(crust, 0.05) });
      for (const [x, y] of [
        [0.6, -0.3],
        [0.66, 0],
        [-0.6, -0.3],
        [-0.66, 0],
        [0.3, -0.62],
        [-0.3, -0.6],
        [0.24, 0.14],
        [-0.24, 0.14],
        [0.5, 0.24],
        [-0.5, 0.24],
      ] as const)
        f.glint([x, y, 0.03], '#fff8ea');
    });
  },
};
