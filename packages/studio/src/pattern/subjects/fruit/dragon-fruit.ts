import { adjust } from '../../../core/colour.ts';
import { mirrored } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintWhite } from '../pieces/tints.ts';

const SKIN = mirrored(
  '0 -80, 30 -92!, 34 -68, 60 -70!, 56 -40, 80 -28!, 68 0, 82 24!, 62 34, 60 62!, 36 62, 20 84!, 0 80',
);
const FLESH = mirrored('0 -66, 34 -54, 54 -20, 56 16, 42 50, 18 66, 0 68');

/** A dragon fruit cut in half. */
export const dragonFruit: Subject = {
  id: 'dragon fruit',
  group: 'fruit',
  words: ['dragon fruit', 'dragonfruit', 'pitaya'],
  shows: ['cut', 'cut in half', 'half', 'halved', 'sliced', 'seed'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const pink = tint(pen, '#e0457f');
    edged(f, SKIN, { colour: pink, tip: adjust(pink, 0.05) });
    for (const [turn, y] of [
      [0.5, -0.7],
      [1.2, -0.3],
      [1.9, 0.2],
      [2.6, 0.6],
      [-0.5, -0.7],
      [-1.2, -0.3],
      [-1.9, 0.2],
      [-2.6, 0.6],
    ] as const)
      f.at({ turn, x: Math.sin(turn) * 0.62, y: y * 0.9 }, () =>
        f.patch(mirrored('0 -24, 5 -10, 0 0'), pen.natural('#8fb04f')),
      );
    f.fill(FLESH, { colour: tintWhite(pen, '#fbf4ee') });
    f.inside(FLESH, () => {
      for (let i = 0; i < 60; i += 1)
        f.dot(
          [
            Math.cos(i * 2.4) * Math.sqrt(i / 60) * 0.52,
            Math.sin(i * 2.4) * Math.sqrt(i / 60) * 0.64,
            0.02,
          ],
          '#2a2427',
        );
    });
  },
};
