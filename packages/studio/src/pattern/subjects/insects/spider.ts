import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const LEGS = [
  '6 6, 26 -14, 40 4',
  '7 10, 32 0, 46 22',
  '7 16, 30 20, 40 42',
  '5 20, 20 36, 22 58',
].map(silhouette);

/** A spider that hangs in her web. */
export const spider: Subject = {
  id: 'spider',
  group: 'insect',
  words: ['spider', 'spider web', 'spiderweb', 'cobweb', 'web', 'tarantula', 'halloween'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 1.02);
    const black = tint(pen, '#2d2730');
    const silk = tint(pen, '#a9a3a8');
    const spokes = 8;
    for (let i = 0; i < spokes; i += 1)
      f.at({ turn: (i / spokes) * TAU + 0.2 }, () =>
        f.line(
          [
            [0, 0],
            [0, -0.98],
          ],
          { colour: silk, width: 0.018 },
        ),
      );
    for (const away of [0.3, 0.5, 0.7, 0.9])
      for (let i = 0; i < spokes; i += 1)
        f.at({ turn: (i / spokes) * TAU + 0.2 }, () => {
          const step = TAU / spokes;
          f.line(
            [
              [0, -away],
              [Math.sin(step / 2) * away * 0.86, -Math.cos(step / 2) * away * 0.86],
              [Math.sin(step) * away, -Math.cos(step) * away],
            ],
            { colour: silk, width: 0.016 },
          );
        });
    f.at({ y: 0.06, turn: pen.rng.range(-0.3, 0.3) }, () => {
      for (const flip of [false, true])
        f.at({ flip }, () => {
          for (const leg of LEGS) f.line(leg, { colour: black, width: 0.042 });
        });
      f.ball([0, 0.34, 0.22], { colour: adjust(black, 0.05), tip: black });
      f.ball([0, 0.06, 0.14], { colour: adjust(black, 0.08), tip: black });
      f.patch(
        silhouette('-6 26!, 6 26!, 0 34!, 6 42!, -6 42!, 0 34!'),
        tintOver(pen, '#c9483f', black),
      );
      for (const x of [-0.05, 0.05]) f.glint([x, -0.01, 0.032], '#fdf6e8');
      for (const x of [-0.05, 0.05]) f.dot([x, -0.012, 0.014], '#1f1a1c');
    });
  },
};
