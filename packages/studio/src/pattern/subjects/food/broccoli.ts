import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const STALK = silhouette(
  '-18 88!, -14 50, -40 10, -22 6, -6 30, 0 0, 12 0, 10 32, 26 4, 42 8, 18 50, 20 88!',
);

/** A head of broccoli. */
export const broccoli: Subject = {
  id: 'broccoli',
  group: 'food',
  words: ['broccoli', 'brassica', 'floret vegetable'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const green = tint(pen, '#5f9a4c');
    edged(f, STALK, { colour: adjust(green, 0.14), tip: adjust(green, 0.18) });
    for (const [x, y, r] of [
      [-0.5, -0.04, 0.28],
      [0.5, -0.06, 0.28],
      [-0.34, -0.42, 0.3],
      [0.34, -0.44, 0.3],
      [0, -0.62, 0.28],
      [0, -0.2, 0.34],
    ] as const) {
      f.ball([x, y, r], { colour: green, tip: adjust(green, -0.08) });
      for (let i = 0; i < 12; i += 1)
        f.dot(
          [
            x + Math.cos(i * 2.4) * r * 0.25 * Math.sqrt(i),
            y + Math.sin(i * 2.4) * r * 0.25 * Math.sqrt(i),
            0.03,
          ],
          adjust(green, i % 2 === 0 ? 0.08 : -0.07),
        );
    }
  },
};
