import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const SOCK = silhouette(
  '-30 -50!, 26 -50!, 24 10, 30 34, 58 50, 66 74, 48 90, 14 88, -22 68, -34 40, -32 0',
);

/** A christmas stocking with a white cuff. */
export const stocking: Subject = {
  id: 'stocking',
  group: 'object',
  words: ['stocking', 'christmas stocking'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const red = tint(pen, pen.rng.pick(['#c0353a', '#4f7f5c']));
    const white = tintOver(pen, '#fbf4e8', red);
    edged(f, SOCK, { colour: adjust(red, -0.03), tip: adjust(red, 0.04) });
    f.inside(SOCK, () => {
      f.fill(silhouette('34 96, 40 56, 80 44, 80 96'), { colour: white });
      f.fill(silhouette('-40 40, -14 44, -16 72, -40 70'), { colour: white });
    });
    for (const [x, y] of [
      [-0.08, -0.06],
      [0.08, 0.14],
      [-0.16, 0.22],
      [0.06, 0.42],
    ] as const)
      f.glint([x, y, 0.05], '#fbf4e8');
    edged(f, silhouette('-38 -80, -30 -86, 28 -86, 34 -78, 32 -48, 26 -42, -32 -42, -38 -50'), {
      colour: white,
      tip: adjust(white, -0.04),
    });
  },
};
