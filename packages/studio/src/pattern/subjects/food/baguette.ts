import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const STICK = tube('-84 70 8, -60 48 15, 0 0 18, 60 -48 15, 84 -70 8');

/** A slashed baguette. */
export const baguette: Subject = {
  id: 'baguette',
  group: 'food',
  words: ['baguette', 'baguettes', 'french bread', 'french loaf', 'bread stick'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.95);
    const crust = tint(pen, '#bf7d3c');
    edged(f, STICK, { colour: adjust(crust, -0.05), tip: adjust(crust, 0.06) });
    for (const [x, y] of [
      [-0.5, 0.4],
      [-0.24, 0.19],
      [0.02, -0.02],
      [0.28, -0.22],
      [0.52, -0.42],
    ] as const)
      f.at({ x, y, turn: 0.2 }, () =>
        edged(f, silhouette('-4 14, 0 -2, 6 -14, 8 -2, 2 10'), { colour: adjust(crust, 0.18) }),
      );
  },
};
