import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const SLICE = silhouette('-58 -50!, 0 -62, 58 -50!, 30 20, 6 92!, -4 92!, -34 20');
const CHEESE = silhouette(
  '-50 -46!, 0 -56, 50 -46!, 34 0, 30 24, 22 16, 14 40, 10 66, 4 50, -4 78, -10 40, -20 30, -26 44, -32 12',
);
const CRUST = tube('-62 -52 11, -32 -66 12, 0 -70 13, 32 -66 12, 62 -52 11');

/** A slice of pizza, its cheese dripping. */
export const pizza: Subject = {
  id: 'pizza',
  group: 'food',
  words: ['pizza', 'pizza slice', 'pepperoni', 'fast food', 'italian food'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const dough = tint(pen, '#d9a054');
    const cheese = pen.natural('#f8d878');
    const meat = tintOver(pen, '#c4483a', cheese);
    const basil = tintOver(pen, '#4f8a4a', cheese);
    f.at({ turn: pen.rng.range(-0.2, 0.2) }, () => {
      edged(f, SLICE, { colour: adjust(dough, -0.08), tip: pen.natural('#c9603f') });
      edged(f, CHEESE, {
        colour: adjust(cheese, -0.03),
        tip: adjust(cheese, 0.04),
        along: Math.PI,
      });
      for (const [x, y, r] of [
        [-0.24, -0.3, 0.14],
        [0.2, -0.26, 0.13],
        [-0.02, 0.06, 0.13],
      ] as const) {
        f.ball([x, y, r], { colour: adjust(meat, 0.03), tip: adjust(meat, -0.07) });
        for (const [dx, dy] of [
          [-0.04, 0.02],
          [0.04, -0.04],
          [0.03, 0.05],
        ] as const)
          f.dot([x + dx, y + dy, 0.016], adjust(meat, -0.14));
      }
      for (const [x, y, turn] of [
        [-0.02, -0.36, 0.8],
        [0.18, 0.06, 2.2],
        [-0.24, 0.04, -1],
      ] as const)
        leafAt(f, { x, y, turn, length: 0.2, width: 0.1, veins: 2 }, basil);
      edged(f, CRUST, { colour: adjust(dough, -0.04), tip: adjust(dough, 0.05) });
      for (const x of [-0.36, 0.04, 0.4])
        f.shade(
          silhouette(`${x * 100 - 9} -66, ${x * 100} -74, ${x * 100 + 9} -67, ${x * 100} -62`),
          '#8a4f22',
          0.35,
        );
    });
  },
};
