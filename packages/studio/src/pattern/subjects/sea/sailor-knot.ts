import { adjust } from '../../../core/colour.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const ONE = silhouette(
  '-98 -22, -60 -24, -24 -20, 20 4, 46 16, 52 0, 46 -16, 20 -4, -24 20, -60 24, -98 22',
);
const TWO = ONE.map(([x, y]): PathPoint => [-x, y]);

/** A reef knot in rope. */
export const sailorKnot: Subject = {
  id: 'sailor knot',
  group: 'object',
  words: [
    'knot',
    'rope',
    'sailor knot',
    'nautical rope',
    'reef knot',
    'nautical knot',
    'rope knot',
  ],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const rope = tint(pen, pen.rng.pick(['#cfae7c', '#d9c4a0', '#b5905f']));
    const strand = (points: readonly PathPoint[]) => {
      f.line(points, { colour: adjust(rope, -0.2), width: 0.17 });
      f.line(points, { colour: rope, width: 0.13 });
      if (!f.fine) return;
      for (let i = 1; i < points.length - 1; i += 1) {
        const [[ax, ay], [bx, by]] = [points[i - 1], points[i + 1]];
        const angle = Math.atan2(by - ay, bx - ax);
        const [x, y] = points[i];
        for (const step of [-0.1, 0, 0.1])
          f.at({ x: x + Math.cos(angle) * step, y: y + Math.sin(angle) * step, turn: angle }, () =>
            f.line(silhouette('-4 -5, 4 5'), { colour: adjust(rope, -0.16), width: 0.026 }),
          );
      }
    };
    f.at({ turn: pen.rng.range(-0.2, 0.2) }, () => {
      strand(TWO.slice(4));
      strand(ONE.slice(0, 7));
      strand(TWO.slice(0, 5));
      strand(ONE.slice(6));
    });
  },
};
