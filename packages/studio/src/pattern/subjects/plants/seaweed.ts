import { adjust } from '../../../core/colour.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const BLADES = [
  '-6 96 6, -20 50 9, -4 10 10, -22 -40 9, -8 -94 2',
  '-18 96 5, -48 56 7, -36 20 8, -60 -20 6, -50 -60 1.5',
  '10 96 6, 30 54 8, 22 12 9, 46 -28 7, 38 -76 1.5',
].map((text) => tube(text));

/** Waving blades of seaweed. */
export const seaweed: Subject = {
  id: 'seaweed',
  group: 'plant',
  words: ['seaweed', 'kelp', 'algae', 'sea grass', 'seagrass', 'sea plant'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const green = tint(pen, pen.rng.pick(['#4f8a6c', '#6b8f4a', '#3f7f78']));
    BLADES.forEach((blade, i) =>
      edged(f, blade, {
        colour: adjust(green, i * 0.04 - 0.05),
        tip: adjust(green, i * 0.04 + 0.04),
      }),
    );
    for (const [x, y] of [
      [-0.28, 0.1],
      [0.4, -0.02],
      [-0.1, -0.7],
      [0.12, 0.3],
    ] as const)
      f.ball([x, y, 0.06], { colour: adjust(green, 0.1) });
  },
};
