import { adjust } from '../../../core/colour.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const CLOUDS = [
  silhouette(
    '-74 36, -92 20, -88 -4, -68 -14, -62 -40, -36 -52, -14 -42, 4 -60, 34 -56, 48 -32, 70 -30, 90 -10, 88 20, 70 36, 0 38',
  ),
  silhouette(
    '-80 30, -90 12, -74 -6, -54 -8, -44 -34, -16 -42, 6 -26, 24 -40, 50 -32, 58 -10, 82 -6, 92 14, 78 30, 0 34',
  ),
];
const CURLS = [
  '-62 10, -64 -6, -54 -18, -40 -18, -31 -8, -34 3, -44 5, -49 -2',
  '2 -2, 2 -20, 14 -32, 30 -31, 38 -20, 34 -9, 24 -8, 20 -15',
  '-18 24, -12 12, 0 10, 8 16',
  '46 22, 50 8, 62 3, 72 9, 72 18, 64 20',
].map(silhouette);
const DROP = mirrored('0 -13!, 7 2, 6 10, 0 14');

/** A curling cloud, at times with rain. */
export const cloud: Subject = {
  id: 'cloud',
  group: 'sky',
  words: ['cloud', 'cloudy', 'sky', 'rain', 'rainy', 'weather'],
  shows: ['float', 'floating', 'drifting'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const white = tint(pen, pen.rng.pick(['#fbf7ef', '#e4edf2', '#d3e2ec']));
    const rains = pen.rng.chance(0.3);
    const lift = (points: readonly PathPoint[]) =>
      points.map(([x, y]): PathPoint => [x, y - (rains ? 0.22 : 0)]);
    const outline = lift(pen.rng.pick(CLOUDS));
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      f.fill(outline, { colour: adjust(white, -0.06), tip: adjust(white, 0.03) });
      f.inside(outline, () => {
        for (const curl of CURLS)
          f.line(lift(curl), { colour: adjust(white, -0.17), width: 0.03, alpha: 0.8 });
      });
      if (!rains) return;
      for (const [x, y] of [
        [-0.5, 0.38],
        [-0.18, 0.36],
        [0.14, 0.38],
        [0.46, 0.36],
        [-0.34, 0.66],
        [-0.02, 0.64],
        [0.3, 0.66],
      ] as const) {
        f.at({ x, y, turn: 0.2 }, () => f.fill(DROP, { colour: tint(pen, '#5b93bd') }));
      }
    });
  },
};
