import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const FAR = silhouette('-8 60!, 44 -38!, 62 -12!, 96 60!');
const NEAR = silhouette('-96 62!, -50 -10!, -40 -22!, -20 -66!, 8 -14!, 18 0!, 56 62!');
const SNOW = silhouette(
  '-20 -66!, 4 -22!, -6 -14!, -12 -26!, -22 -8!, -28 -22!, -38 -14!, -40 -22!',
);
const SNOW_FAR = silhouette('44 -38!, 58 -16!, 50 -8!, 46 -18!, 38 -8!, 32 -16!');

/** Mountains with snow and firs. */
export const mountain: Subject = {
  id: 'mountain',
  group: 'sky',
  words: ['mountain', 'mountains', 'alp', 'alps', 'snowy mountain', 'landscape'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.92);
    const rock = tint(pen, pen.rng.pick(['#7a8a9f', '#8f8378', '#6f8f98']));
    const snow = tintOver(pen, '#fdfaf2', rock);
    const fir = tint(pen, '#3f6f58');
    f.at({ flip: pen.rng.chance(0.5), y: 0.04 }, () => {
      edged(f, FAR, { colour: adjust(rock, 0.02), tip: adjust(rock, 0.09) });
      f.fill(SNOW_FAR, { colour: snow });
      edged(f, NEAR, { colour: adjust(rock, -0.06), tip: adjust(rock, 0.02) });
      f.shade(
        silhouette('-20 -66!, 8 -14!, 18 0!, 56 62!, 10 62!, -6 10!, -14 -10!'),
        '#2a3040',
        0.22,
      );
      f.fill(SNOW, { colour: snow });
      for (const line of ['-52 10, -60 40', '-34 6, -40 34', '-70 36, -76 52'])
        f.line(silhouette(line), { colour: adjust(rock, -0.14), width: 0.022, alpha: 0.7 });
      for (const [x, y, size] of [
        [-80, 66, 0.8],
        [-62, 70, 1.1],
        [-42, 66, 0.85],
        [26, 66, 0.8],
        [46, 70, 1.05],
        [70, 66, 0.9],
        [88, 64, 0.6],
      ] as const)
        f.at({ x: x / 100, y: y / 100 }, () => {
          pen.ctx.scale(size, size);
          f.fill(
            silhouette(
              '0 -42!, 9 -24!, 5 -25!, 13 -8!, 7 -9!, 16 6!, -16 6!, -7 -9!, -13 -8!, -5 -25!, -9 -24!',
            ),
            { colour: adjust(fir, -0.03), tip: adjust(fir, 0.05) },
          );
        });
    });
  },
};
