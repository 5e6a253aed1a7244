import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** Gores of the canopy, left to right. */
const GORES = [
  '0 -80!, -40 -68, -74 -36, -88 2!, -74 -6, -60 -6, -46 4!, -40 -30, -24 -60',
  '0 -80!, -24 -60, -40 -30, -46 4!, -32 -6, -14 -6, 0 4!, 0 -40',
  '0 -80!, 0 -40, 0 4!, 14 -6, 32 -6, 46 4!, 40 -30, 24 -60',
  '0 -80!, 24 -60, 40 -30, 46 4!, 60 -6, 74 -6, 88 2!, 74 -36, 40 -68',
].map(silhouette);
const HANDLE = tube('0 60 4, 0 78 4.4, 8 91 4.4, 20 88 4.4, 22 76 4.4');
const DOTS = [
  [-0.56, -0.24],
  [-0.3, -0.5],
  [-0.22, -0.2],
  [0.22, -0.2],
  [0.3, -0.5],
  [0.56, -0.24],
] as const;

/** An open umbrella: striped by gores, or dotted. */
export const umbrella: Subject = {
  id: 'umbrella',
  group: 'object',
  words: ['umbrella', 'parasol', 'brolly', 'rainy day'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const cloth = tint(pen, pen.rng.pick(['#c9474c', '#2f6f8f', '#e3a93f', pen.palette.blooms[0]]));
    const second = tint(pen, tintOver(pen, '#f6e4c6', cloth));
    const isStriped = pen.rng.chance(0.5);
    f.at({ turn: 0.3, y: -0.02 }, () => {
      f.line(
        [
          [0, -0.94],
          [0, 0.62],
        ],
        { colour: tint(pen, '#6a5348'), width: 0.045 },
      );
      f.fill(HANDLE, { colour: tint(pen, '#a9703c') });
      GORES.forEach((gore, i) => {
        const colour =
          isStriped && i % 2 === 1 ? second : adjust(cloth, [-0.04, 0.03, 0, -0.05][i]);
        f.fill(gore, { colour: adjust(colour, -0.04), tip: adjust(colour, 0.04) });
      });
      if (!isStriped) for (const [x, y] of DOTS) f.dot([x, y, 0.06], second);
    });
  },
};
