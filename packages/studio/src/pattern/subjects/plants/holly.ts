import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const LEAF = silhouette(
  '0 6, -12 -6, -26 -8!, -20 -26, -34 -38!, -20 -48, -26 -68!, -10 -68, 0 -94!, 10 -68, 26 -68!, 20 -48, 34 -38!, 20 -26, 26 -8!, 12 -6',
);

/** A sprig of holly: prickly leaves, red berries. */
export const holly: Subject = {
  id: 'holly',
  group: 'plant',
  words: ['holly', 'holly berry', 'holly sprig', 'ilex', 'christmas', 'christmas greenery'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const green = tint(pen, '#2f6f4a');
    const red = tintOver(pen, '#cf3238', green);
    for (const [turn, size, shade] of [
      [2.7, 0.78, -0.04],
      [-1.05, 1, -0.02],
      [1.05, 1.04, 0.03],
      [0, 0.92, 0.06],
    ] as const)
      f.at({ y: 0.14, turn }, () => {
        pen.ctx.scale(size, size);
        edged(f, LEAF, { colour: adjust(green, shade - 0.05), tip: adjust(green, shade + 0.05) });
        f.line(silhouette('0 0, 1 -40, 0 -86'), { colour: adjust(green, 0.22), width: 0.02 });
        if (f.fine)
          for (const side of [-1, 1])
            for (const y of [-14, -34, -54])
              f.line(silhouette(`0 ${y}, ${side * 11} ${y - 8}, ${side * 18} ${y - 8}`), {
                colour: adjust(green, 0.2),
                width: 0.011,
                alpha: 0.8,
              });
      });
    for (const [x, y, r] of [
      [-0.13, 0.16, 0.14],
      [0.14, 0.12, 0.13],
      [0.02, 0.34, 0.13],
    ] as const) {
      f.ball([x, y, r], { colour: adjust(red, 0.05), tip: adjust(red, -0.07) });
      f.glint([x - 0.04, y - 0.05, 0.028], '#fdeee6');
      f.dot([x + 0.05, y + 0.06, 0.016], '#3a1f20');
    }
  },
};
