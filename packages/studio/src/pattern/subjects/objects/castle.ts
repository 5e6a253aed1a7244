import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const WALL = silhouette('-60 88!, -60 0!, 60 0!, 60 88!');

/** A castle with three towers. */
export const castle: Subject = {
  id: 'castle',
  group: 'object',
  words: ['castle', 'fairytale castle', 'fortress', 'fairy tale', 'fairytale', 'medieval'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.9);
    const stone = tint(pen, pen.rng.pick(['#b9b3ab', '#c9a98a', '#a9a3b8']));
    const roof = tintOver(pen, pen.rng.pick(['#b04a4a', '#5b6fa0', '#8f5f9a']), stone);
    for (const [x, top, w] of [
      [-0.6, -0.22, 0.22],
      [0.6, -0.22, 0.22],
      [0, -0.5, 0.24],
    ] as const)
      f.at({ x }, () => {
        const [half, y] = [w * 100, top * 100];
        edged(f, silhouette(`${-half} 88!, ${-half} ${y}!, ${half} ${y}!, ${half} 88!`), {
          colour: adjust(stone, x === 0 ? -0.04 : 0.03),
        });
        edged(f, silhouette(`${-half - 6} ${y + 2}!, 0 ${y - 44}!, ${half + 6} ${y + 2}!`), {
          colour: roof,
        });
        f.patch(
          silhouette(`-5 ${y + 34}, -5 ${y + 20}, 0 ${y + 13}, 5 ${y + 20}, 5 ${y + 34}`),
          adjust(stone, -0.26),
        );
      });
    edged(f, WALL, { colour: adjust(stone, -0.01), tip: adjust(stone, 0.03) });
    for (let x = -50; x <= 50; x += 25)
      edged(f, silhouette(`${x - 7} 2!, ${x - 7} -12!, ${x + 7} -12!, ${x + 7} 2!`), {
        colour: stone,
      });
    f.patch(silhouette('-20 88!, -20 50, 0 32, 20 50, 20 88!'), tintOver(pen, '#6a4430', stone));
    for (const [x, y] of [
      [-0.42, 0.3],
      [0.44, 0.44],
      [-0.38, 0.62],
      [0.4, 0.7],
      [0.3, 0.2],
    ] as const)
      f.line(
        [
          [x - 0.06, y],
          [x + 0.06, y],
        ],
        { colour: adjust(stone, -0.12), width: 0.03 },
      );
  },
};
