import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

/** A fire on crossed logs. */
export const campfire: Subject = {
  id: 'campfire',
  group: 'object',
  words: ['campfire', 'bonfire', 'camp fire', 'camping', 'campsite'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.95);
    const wood = tint(pen, '#8a5a3c');
    edged(
      f,
      silhouette(
        '0 56, -40 40, -46 4, -26 -24, -22 0, -8 -40, 2 -88!, 22 -46, 26 -18, 38 -34!, 48 6, 40 40',
      ),
      { colour: tint(pen, '#e0562e'), tip: tint(pen, '#ef8a3a') },
    );
    edged(f, silhouette('0 56, -24 42, -28 14, -10 -8, 2 -40!, 16 -6, 28 16, 24 42'), {
      colour: tint(pen, '#f6b53c'),
    });
    f.fill(silhouette('0 54, -12 44, -10 26, 2 4!, 12 26, 12 44'), {
      colour: tint(pen, '#fbe29a'),
    });
    for (const [a, b] of [
      ['-74 56 9, 0 68 10, 62 84 9', 1],
      ['74 56 9, 0 70 10, -62 84 9', 2],
    ] as const)
      edged(f, tube(a), { colour: adjust(wood, b === 1 ? -0.04 : 0.02) });
    for (const [x, y] of [
      [0.64, 0.84],
      [-0.64, 0.84],
    ] as const)
      f.ball([x, y, 0.09], { colour: adjust(wood, 0.18) });
  },
};
