import { adjust, type Hex, mix } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { spiral } from '../pieces/florets.ts';
import { petalFan, petalFrom } from '../pieces/petals.ts';
import { tint } from '../pieces/tints.ts';

const JAGGED = silhouette(
  '0 0, -5 -16, -16 -18!, -8 -30, -20 -38!, -9 -48, -20 -60!, -8 -68, 0 -88!, 8 -68, 20 -60!, 9 -48, 20 -38!, 8 -30, 16 -18!, 5 -16',
);

function seed(f: Figure, length: number, white: Hex): void {
  f.line(
    [
      [0, 0],
      [0, -length],
    ],
    { colour: white, width: 0.013 },
  );
  for (const turn of [-1, -0.6, -0.2, 0.2, 0.6, 1])
    f.at({ y: -length, turn }, () =>
      f.line(
        [
          [0, 0],
          [0, -0.12],
        ],
        { colour: white, width: 0.013 },
      ),
    );
}

/** A dandelion clock that lets its seeds go, beside a flower. */
export const dandelion: Subject = {
  id: 'dandelion',
  group: 'flower',
  words: ['dandelion', 'dandelion clock', 'dandelion seed', 'dandelion puff', 'seed head'],
  turns: 'tilt',
  habit: 'stem',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.94);
    const white = tint(pen, '#d9d3c2');
    const gold = tint(pen, '#f0bd3a');
    const [green, far] = pen.palette.leaves;
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      for (const [turn, size, shade] of [
        [0.9, 0.6, far],
        [-0.95, 0.72, green],
        [-0.4, 0.5, far],
      ] as const)
        f.at({ y: 1, turn }, () => {
          pen.ctx.scale(size, size);
          edged(f, JAGGED, { colour: shade, tip: adjust(shade, 0.05) });
        });
      edged(f, tube('0 104 2.8, -6 40 2.4, -16 -30 2.2'), { colour: mix(green, '#b98f6a', 0.25) });
      edged(f, tube('0 104 2.6, 26 60 2.2, 46 16 2.2'), { colour: green });
      f.at({ x: 0.48, y: 0.1, turn: 0.24 }, () => {
        for (const [length, count, spread] of [
          [0.36, 15, 1.7],
          [0.28, 12, 1.4],
          [0.19, 8, 1.1],
        ] as const)
          petalFan(f, { count, from: -spread, to: spread, shake: 0.06 }, () =>
            petalFrom(
              f,
              { length, width: 0.075, tip: 'toothed' },
              { root: adjust(gold, -0.1), tip: adjust(gold, 0.05) },
            ),
          );
        edged(f, mirrored('0 -4, 10 -2, 8 10, 0 14'), { colour: green });
      });
      f.at({ x: -0.18, y: -0.36 }, () => {
        for (const [i, [x, y]] of spiral(f.fine ? 46 : 20, 0.4).entries())
          if (f.fine ? i > 8 : i > 3)
            f.at({ turn: Math.atan2(x, -y) }, () => seed(f, Math.hypot(x, y), white));
        f.ball([0, 0, 0.07], { colour: mix(green, '#8a6f4e', 0.6) });
      });
      for (const [x, y, turn] of [
        [0.5, -0.5, 0.9],
        [0.74, -0.76, 1.1],
        [0.34, -0.86, 0.6],
      ] as const)
        f.at({ x, y, turn }, () => {
          f.line(
            [
              [0, 0],
              [0, 0.06],
            ],
            { colour: '#7b5f45', width: 0.03 },
          );
          seed(f, 0.14, white);
        });
    });
  },
};
