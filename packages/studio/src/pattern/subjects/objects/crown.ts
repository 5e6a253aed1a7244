import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BACK = silhouette('-70 20, -40 10, 0 6, 40 10, 70 20, 66 40, 0 46, -66 40');
const FRONT = silhouette(
  '-74 60, -84 -34!, -50 10, -38 -56!, -18 4, 0 -72!, 18 4, 38 -56!, 50 10, 84 -34!, 74 60, 40 72, 0 76, -40 72',
);

/** A jewelled crown. */
export const crown: Subject = {
  id: 'crown',
  group: 'object',
  words: ['crown', 'royal', 'queen crown', 'coronation'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const gold = tint(pen, '#e0b045');
    const [ruby, pearl] = ['#c93a55', '#fbf3e2'].map((colour) => tintOver(pen, colour, gold));
    const stones = [ruby, tintOver(pen, '#4f8fb0', gold)];
    f.at({ turn: pen.rng.range(-0.1, 0.1) }, () => {
      f.fill(BACK, { colour: adjust(gold, -0.16) });
      edged(f, FRONT, { colour: adjust(gold, -0.05), tip: adjust(gold, 0.07) });
      for (const [x, y] of [
        [-84, -38],
        [-38, -60],
        [0, -76],
        [38, -60],
        [84, -38],
      ] as const)
        f.ball([x / 100, y / 100, 0.085], { colour: pearl, tip: adjust(pearl, -0.08) });
      f.inside(FRONT, () => {
        f.fill(silhouette('-84 34, -40 46, 0 50, 40 46, 84 34, 84 80, -84 80'), {
          colour: adjust(gold, -0.1),
        });
        for (const y of [36, 62])
          f.line(silhouette(`-80 ${y}, -40 ${y + 11}, 0 ${y + 14}, 40 ${y + 11}, 80 ${y}`), {
            colour: adjust(gold, 0.12),
            width: 0.03,
          });
      });
      for (const [i, x] of [-0.54, -0.28, 0, 0.28, 0.54].entries())
        f.ball([x, 0.63 - Math.abs(x) * 0.14, 0.075], {
          colour: stones[i % 2],
          tip: adjust(stones[i % 2], 0.08),
        });
      for (const x of [-0.38, 0.38])
        f.fill(
          silhouette(`${x * 100} -30!, ${x * 100 + 8} -12!, ${x * 100} 6!, ${x * 100 - 8} -12!`),
          { colour: stones[1] },
        );
      f.ball([0, -0.2, 0.1], { colour: ruby, tip: adjust(ruby, 0.1) });
    });
  },
};
