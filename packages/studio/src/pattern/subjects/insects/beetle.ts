import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const ABDOMEN = mirrored('0 -22, 30 -22, 42 4, 40 44, 22 76, 0 86');
const THORAX = mirrored('0 -52, 20 -52, 36 -40, 36 -24, 0 -18');
const HEAD = mirrored('0 -70, 12 -70, 22 -58, 16 -48, 0 -46');
const JAW = silhouette('6 -68, 18 -78, 22 -92, 12 -96!, 14 -84, 4 -74');
const LEGS = [
  '32 -34, 54 -46, 58 -64, 66 -70',
  '40 4, 64 2, 76 16, 82 30',
  '36 40, 58 50, 60 70, 70 84',
].map(silhouette);
const RIDGES = ['12 -14, 16 22, 10 62', '24 -12, 28 20, 20 54'].map(silhouette);
const GLEAM = silhouette('24 -14, 34 4, 34 30, 28 10');
const SHELLS = ['#2b7f6b', '#37609a', '#7c4a8c', '#b0702c', '#a33a45'] as const;

/** A stag beetle from above, its shell of one of the jewel colours. */
export const beetle: Subject = {
  id: 'beetle',
  group: 'insect',
  words: ['beetle', 'scarab', 'insect', 'bug', 'specimen'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const shell = tint(pen, pen.rng.pick(SHELLS));
    const gold = tintOver(pen, '#d9b257', shell);
    const dark = tint(pen, '#2d2a2c');
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        for (const leg of LEGS) f.line(leg, { colour: dark, width: 0.05 });
        f.fill(JAW, { colour: dark });
      });
    }
    f.fill(HEAD, { colour: adjust(shell, -0.12) });
    f.fill(ABDOMEN, { colour: adjust(shell, -0.06), tip: adjust(shell, 0.06) });
    f.line(
      [
        [0, -0.2],
        [0, 0.84],
      ],
      { colour: adjust(shell, -0.2), width: 0.03 },
    );
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        for (const ridge of RIDGES)
          f.line(ridge, { colour: adjust(shell, 0.16), width: 0.022, alpha: 0.8 });
        f.gleam(GLEAM, 0.28);
        for (const [x, y] of [
          [0.2, -0.04],
          [0.2, 0.26],
          [0.14, 0.5],
        ] as const)
          f.dot([x, y, 0.034], gold);
      });
    }
    f.fill(THORAX, { colour: adjust(shell, -0.02), tip: adjust(shell, 0.08) });
    f.line(
      [
        [-0.3, -0.26],
        [0, -0.22],
        [0.3, -0.26],
      ],
      { colour: gold, width: 0.03 },
    );
    for (const x of [-0.14, 0.14]) f.dot([x, -0.58, 0.035], gold);
  },
};
