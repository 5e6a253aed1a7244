import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { petalFrom } from '../pieces/petals.ts';
import { anyBloom } from './bloom.ts';

const STEM = tube('0 98 4, 2 20 3.5, -2 -60 2.5, 0 -96 2');

/** A tall spire of round blooms that grow smaller to the top. */
export const hollyhock: Subject = {
  id: 'hollyhock',
  group: 'flower',
  words: ['hollyhock', 'holly hock'],
  shows: ['upright', 'standing'],
  turns: 'tilt',
  habit: 'stem',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { colour, deep, pale } = anyBloom(pen);
    const [green] = pen.palette.leaves;
    edged(f, STEM, { colour: green });
    for (const [x, y, turn, length] of [
      [0.02, 0.82, 1.1, 0.5],
      [0, 0.9, -1.1, 0.5],
      [0.02, 0.56, -1.4, 0.34],
    ] as const)
      leafAt(f, { x, y, turn, length, width: length * 0.7, veins: 4 }, green);
    for (const [y, r] of [
      [-0.9, 0.06],
      [-0.8, 0.08],
    ] as const)
      f.ball([0.02, y, r], { colour: adjust(green, 0.06), tip: deep });
    for (const [x, y, r] of [
      [-0.05, -0.66, 0.14],
      [0.12, -0.5, 0.17],
      [-0.15, -0.36, 0.2],
      [0.17, -0.16, 0.23],
      [-0.18, 0.02, 0.25],
      [0.17, 0.26, 0.27],
      [-0.17, 0.44, 0.26],
    ] as const)
      f.at({ x, y, turn: pen.rng.range(0, TAU) }, () => {
        for (let i = 0; i < 5; i += 1)
          f.at({ turn: (i / 5) * TAU }, () =>
            petalFrom(f, { length: r, width: r * 1.2, tip: 'notched' }, { root: deep, tip: pale }),
          );
        f.dot([0, 0, r * 0.24], adjust(deep, -0.12));
        f.dot([0, 0, r * 0.12], pen.natural('#efd982'));
        f.dot([0, 0, r * 0.04], colour);
      });
  },
};
