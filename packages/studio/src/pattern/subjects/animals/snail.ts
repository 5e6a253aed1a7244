import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const FOOT = silhouette(
  '-92 66, -60 58, -20 56, 20 54, 50 44, 56 16, 62 -8, 78 -14, 90 -2, 90 22, 82 46, 70 62, 40 70, -40 72',
);
const SHELL = silhouette('42 44, 52 12, 38 -30, 4 -56, -36 -48, -62 -14, -58 28, -34 54, 6 58');
const COIL = silhouette(
  '42 40, 38 0, 14 -30, -20 -30, -40 -6, -34 26, -10 38, 14 26, 18 4, 2 -10, -14 -4, -16 10, -6 18',
);

/** A snail with a coiled shell. */
export const snail: Subject = {
  id: 'snail',
  group: 'animal',
  words: ['snail', 'garden snail', 'snail shell', 'garden animal'],
  shows: ['shell'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.97);
    const shell = tint(pen, pen.rng.pick(['#c98a52', '#b5705a', '#d3a65c', '#8f7aa0']));
    const skin = tint(pen, '#c9b48f');
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      for (const [end, x, y] of [
        ['70 -10, 68 -30, 62 -48', 0.62, -0.5],
        ['82 -8, 88 -28, 90 -44', 0.9, -0.46],
      ] as const) {
        f.line(silhouette(end), { colour: adjust(skin, -0.05), width: 0.045 });
        f.dot([x, y, 0.05], '#3a2f2a');
      }
      edged(f, FOOT, { colour: adjust(skin, -0.05), tip: adjust(skin, 0.04) });
      f.line(silhouette('70 30, 78 32, 84 28'), { colour: adjust(skin, -0.25), width: 0.022 });
      edged(f, SHELL, { colour: adjust(shell, -0.05), tip: adjust(shell, 0.05) });
      f.line(COIL, { colour: adjust(shell, -0.17), width: 0.06 });
      if (f.fine)
        f.inside(SHELL, () => {
          for (const [a, b] of [
            ['40 -10', '54 -22'],
            ['22 -30', '28 -50'],
            ['-6 -36', '-8 -58'],
            ['-32 -26', '-46 -42'],
            ['-42 2', '-62 0'],
            ['-36 28', '-52 40'],
          ] as const)
            f.line(silhouette(`${a}, ${b}`), {
              colour: adjust(shell, -0.12),
              width: 0.026,
              alpha: 0.7,
            });
        });
      f.gleam(silhouette('-44 -18, -32 -40, -8 -48, -28 -34, -38 -14'), 0.35);
    });
  },
};
