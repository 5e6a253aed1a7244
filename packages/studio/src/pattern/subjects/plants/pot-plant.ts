import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { tint } from '../pieces/tints.ts';

const POT = silhouette('-32 34!, 32 34!, 26 92!, -26 92!');
const RIM = silhouette('-38 24!, 38 24!, 36 42!, -36 42!');

/** A leafy plant in a pot. */
export const potPlant: Subject = {
  id: 'pot plant',
  group: 'plant',
  words: [
    'houseplant',
    'house plant',
    'pot plant',
    'potted plant',
    'indoor plant',
    'plant pot',
    'flower pot',
    'flowerpot',
    'plant',
    'plant lover',
    'terracotta pot',
  ],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const clay = tint(pen, pen.rng.pick(['#c8714a', '#d8d0c2', '#5f8aa0']));
    const green = tint(pen, pen.rng.pick(['#4f8a5c', '#5d9a52', '#3f7a62']));
    for (const [turn, length, width] of [
      [-1.15, 0.8, 0.36],
      [1.15, 0.8, 0.36],
      [-0.62, 1.0, 0.4],
      [0.62, 1.0, 0.4],
      [0.04, 1.16, 0.42],
    ] as const)
      leafAt(
        f,
        { x: turn * 0.1, y: 0.3, turn, length, width, bend: turn * 0.1, veins: 6 },
        turn > 0 ? adjust(green, -0.04) : adjust(green, 0.03),
      );
    edged(f, POT, { colour: adjust(clay, -0.06), tip: clay });
    edged(f, RIM, { colour: adjust(clay, 0.03) });
  },
};
